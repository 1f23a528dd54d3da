import { expect, it } from 'vitest';
import { readPrompt } from '../prompts/read-prompt.ts';
import { layOut } from './layout.ts';
import { motifBounds } from './motif-bounds.ts';
import { extentOf, type Placed } from './placed.ts';
import { standIns } from './stand-ins.ts';
import { tattooVocabulary } from './tattoo-motifs.ts';

async function compose(prompt: string): Promise<Placed[]> {
  const { things } = readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });
  const boundsOf = await motifBounds([...things.map(({ motif }) => motif), ...standIns]);
  return layOut(things, 'none', boundsOf, 1);
}

function one(placed: Placed[], motif: string): Placed {
  const found = placed.find((each) => each.motif.endsWith(motif));
  if (!found) throw new Error(`No ${motif}`);
  return found;
}

const levelOf = ({ level = 0 }: Placed) => level;

it.each([
  'lion and wolf',
  'two wolves',
  'eagle and snake',
  'cat and dog',
  'koi and dragon',
  'bear and stag',
  'two butterflies',
  'sun and moon',
  'skull and raven',
  'a stag and two pine trees',
])('of “%s” is no strip', async (prompt) => {
  const { left, right, top, bottom } = extentOf(await compose(prompt));
  const sides = [right - left, bottom - top];
  expect(Math.min(...sides) / Math.max(...sides)).toBeGreaterThan(0.55);
});

it('joins two creatures back to back, with the faces of both outside', async () => {
  for (const prompt of ['lion and wolf', 'two wolves']) {
    const placed = await compose(prompt);
    const [left, right] = placed.sort((a, b) => a.x - b.x) as [Placed, Placed];
    expect([left.mirrored, right.mirrored]).toEqual([true, false]);
    expect(levelOf(left)).not.toBe(levelOf(right));
  }
});

it('has those look at each other of whom one would hide the other', async () => {
  const [first, second] = (await compose('two dragonflies')).sort((a, b) => a.x - b.x);
  expect([first?.mirrored, second?.mirrored]).toEqual([false, true]);
});

it('has a raven perch on a skull, and an owl before an hourglass', async () => {
  const skull = await compose('skull and raven');
  expect(one(skull, '/raven').y).toBeLessThan(one(skull, '/death-skull').y);
  expect(levelOf(one(skull, '/raven'))).toBeGreaterThan(levelOf(one(skull, '/death-skull')));
  const hourglass = await compose('an hourglass and an owl');
  expect(one(hourglass, '/owl').y).toBeGreaterThan(one(hourglass, '/hourglass').y);
});
