import { readPrompt } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { unheld } from './held-pair.ts';
import { layOut } from './layout.ts';
import { motifBounds } from './motif-bounds.ts';
import { edgeOf, putter, type Placed } from './placed.ts';
import { standIns } from './stand-ins.ts';
import { tattooVocabulary } from './tattoo-motifs.ts';

async function draw(prompt: string) {
  const { things } = readPrompt(prompt, tattooVocabulary, { scenery: 'is-a-thing' });
  const boundsOf = await motifBounds([...things.map(({ motif }) => motif), ...standIns]);
  return { placed: layOut(things, 'none', boundsOf, 2), lost: unheld(things, putter(boundsOf)) };
}

/** The least distance of two motifs' edges on a sheet of 1,000 units. */
function gap(one: Placed, other: Placed): number {
  const [first, second] = [edgeOf(one), edgeOf(other)];
  let least = Infinity;
  for (let i = 0; i < first.length; i += 2) {
    for (let k = 0; k < second.length; k += 2) {
      const dx = (first[i] as number) - (second[k] as number);
      const dy = (first[i + 1] as number) - (second[k + 1] as number);
      least = Math.min(least, Math.hypot(dx, dy));
    }
  }
  return least;
}

describe('what somebody holds', () => {
  it('is drawn the same whoever is named first', async () => {
    for (const [told, turned] of [
      ['an owl holding a key', 'a key held by an owl'],
      ['a hand holding a rose', 'a rose held by a hand'],
    ] as const) {
      const [first, second] = [await draw(told), await draw(turned)];
      expect(second.placed.map(({ motif }) => motif)).toEqual(
        first.placed.map(({ motif }) => motif),
      );
      expect(second.lost).toEqual([]);
    }
  });

  it.each([
    'two hands holding a heart',
    'zwei Hände halten ein Herz',
    'a heart in two hands',
    'a hand holding a skull',
    'owl holding a key',
    'eine Eule hält einen Schlüssel',
    'eagle carrying a snake',
    'a raven holding a key',
    'a skeleton holding a rose',
    'a raven with a key in its beak',
    'ein Adler mit einer Schlange in den Krallen',
  ])('touches whoever holds it: %s', async (prompt) => {
    const { placed, lost } = await draw(prompt);
    const thing = placed.at(-1) as Placed;
    for (const holder of placed.slice(0, -1)) expect(gap(holder, thing)).toBeLessThan(45);
    expect(lost).toEqual([]);
  });

  it('rests on two hands that meet below it', async () => {
    const { placed } = await draw('two hands holding a heart');
    const [left, right, heart] = placed as [Placed, Placed, Placed];
    expect([left.motif, right.motif]).toEqual(['delapouite/open-palm', 'delapouite/open-palm']);
    expect(left.mirrored).not.toBe(right.mirrored);
    expect(heart.y).toBeLessThan(Math.min(left.y, right.y));
    expect(heart.x).toBeCloseTo((left.x + right.x) / 2, -1);
  });

  it('is told where nobody could draw it held, and a rose lies in an open hand as before', async () => {
    expect((await draw('a cat holding a balloon')).lost).toEqual(['holding']);
    expect((await draw('a wolf carrying a rose and a key')).lost).toEqual(['carrying']);
    expect((await draw('a skull with a rose in its mouth')).lost).toEqual(['in its mouth']);
    const { placed, lost } = await draw('a hand holding a rose');
    expect(placed.map(({ motif }) => motif)).toContain('lorc/palm');
    expect(lost).toEqual([]);
  });
});
