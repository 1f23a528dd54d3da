import { describe, expect, it } from 'vitest';
import type { Thing } from '../prompts/prompt-reading.ts';
import { layOut, sheet, type Placed } from './layout.ts';
import { motifBounds } from './motif-bounds.ts';

const thing = (motif: string, more: Partial<Thing> = {}): Thing => ({
  motif,
  name: motif,
  count: 1,
  ...more,
});

async function compose(...things: Thing[]): Promise<Placed[]> {
  const boundsOf = await motifBounds(things.map(({ motif }) => motif));
  return layOut(things, 'none', boundsOf, 1);
}

const find = (placed: Placed[], motif: string) => {
  const one = placed.find((each) => each.motif === motif);
  if (!one) throw new Error(`No ${motif}`);
  return one;
};
const levels = (placed: Placed[], ...motifs: string[]) =>
  motifs.map((motif) => find(placed, motif).level ?? 0);

const [rose, dagger, wolf, moon] = [
  'lorc/rose',
  'lorc/plain-dagger',
  'lorc/wolf-head',
  'tintory/moon',
];
const [cat, skull] = ['lorc/cat', 'sbed/death-skull'];

describe('two motifs in one design', () => {
  it('cross: the blade behind the rose, whichever is named first', async () => {
    for (const placed of [
      await compose(thing(rose), thing(dagger)),
      await compose(thing(dagger), thing(rose)),
    ]) {
      expect(levels(placed, rose, dagger)).toEqual([1, 0]);
      expect(find(placed, dagger).x).toBeCloseTo(find(placed, rose).x, -1);
    }
  });

  it('have the moon behind and above the wolf', async () => {
    const placed = await compose(thing(moon), thing(wolf));
    expect(levels(placed, wolf, moon)).toEqual([1, 0]);
    expect(find(placed, moon).y).toBeLessThan(find(placed, wolf).y);
  });

  it('sit on each other where the prompt says so', async () => {
    const placed = await compose(thing(cat, { relation: { kind: 'on', to: 1 } }), thing(moon));
    expect(levels(placed, cat, moon)).toEqual([1, 0]);
    expect(find(placed, cat).y).toBeLessThan(find(placed, moon).y);
    expect(find(placed, cat).scale).toBeLessThan(find(placed, moon).scale);
  });

  it('have the flower before the foot of the skull', async () => {
    const placed = await compose(thing(skull), thing(rose));
    expect(levels(placed, rose, skull)).toEqual([1, 0]);
    expect(find(placed, rose).y).toBeGreaterThan(find(placed, skull).y);
  });

  it('stand apart where neither belongs behind the other, or there are more', async () => {
    for (const placed of [
      await compose(thing(wolf), thing(skull)),
      await compose(thing(wolf), thing(rose, { count: 3 })),
    ]) {
      expect(new Set(placed.map(({ level = 0 }) => level))).toEqual(new Set([0]));
    }
  });

  it('stay on the sheet', async () => {
    for (const { bounds, x, y, scale } of await compose(thing(rose), thing(dagger))) {
      const half = {
        x: ((bounds.right - bounds.left) / 2) * scale,
        y: ((bounds.bottom - bounds.top) / 2) * scale,
      };
      expect(Math.min(x - half.x, y - half.y)).toBeGreaterThan(0);
      expect(Math.max(x + half.x, y + half.y)).toBeLessThan(sheet);
    }
  });
});
