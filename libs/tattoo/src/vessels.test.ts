import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';
import { motifBounds } from './motif-bounds.ts';
import { extentOf, putter } from './placed.ts';
import { standIns } from './stand-ins.ts';
import { tattooVocabulary } from './tattoo-motifs.ts';
import { isLostWithin } from './vessels.ts';

const read = (prompt: string) =>
  readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' }).things;

describe('what is in a vessel', () => {
  it.each([
    ['ship in a bottle', '/lying-bottle'],
    ['ein Schiff in einer Flasche', '/lying-bottle'],
    ['a bottle with a ship in it', '/lying-bottle'],
    ['a rose in a bottle', '/upright-bottle'],
    ['a bird in a cage', '/bird-cage'],
    ['a butterfly in a jar', '/mason-jar'],
    ['a swan in a wine glass', '/wine-glass'],
  ])('is inside it: %s', async (prompt, vessel) => {
    const things = read(prompt);
    const boundsOf = await motifBounds([...things.map(({ motif }) => motif), ...standIns]);
    const placed = layOut(things, 'none', boundsOf, 2);
    const outer = extentOf(placed.filter(({ motif }) => motif.endsWith(vessel)));
    const inner = extentOf(placed.filter(({ motif }) => !motif.endsWith(vessel)));
    expect(inner.left).toBeGreaterThan(outer.left);
    expect(inner.right).toBeLessThan(outer.right);
    expect(inner.top).toBeGreaterThan(outer.top);
    expect(inner.bottom).toBeLessThan(outer.bottom);
    expect(isLostWithin(things, putter(boundsOf))).toBe(false);
  });

  it.each([
    ['a skull in an hourglass', true],
    ['a ship and a whale in a bottle', true],
    ['two cats in a jar', true],
    ['a wolf in a forest', false],
  ])('is told where the vessel cannot show it: %s', async (prompt, isTold) => {
    const things = read(prompt);
    const boundsOf = await motifBounds([...things.map(({ motif }) => motif), ...standIns]);
    expect(isLostWithin(things, putter(boundsOf))).toBe(isTold);
  });
});
