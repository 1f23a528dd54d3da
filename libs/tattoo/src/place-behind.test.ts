import { describe, expect, it } from 'vitest';
import { extentOf, sheet, type Placed } from './placed.ts';
import { compose, one } from './testing/compose.ts';

const levelOf = ({ level = 0 }: Placed) => level;

describe('what is around or behind the one that leads', () => {
  it.each(['mandala with a lotus in the centre', 'a wolf in a mandala', 'a mandala with a skull'])(
    'has it in its open middle: %s',
    async (prompt) => {
      const placed = await compose(prompt);
      const ring = one(placed, 'tintory/open-mandala');
      const inner = placed.find((each) => each !== ring) as Placed;
      expect(placed).toHaveLength(2);
      expect(Math.hypot(inner.x - ring.x, inner.y - ring.y)).toBeLessThan(sheet * 0.06);
      expect(levelOf(inner)).toBeGreaterThan(levelOf(ring));
    },
  );

  it('is a whole mandala where it is alone', async () => {
    expect((await compose('a mandala')).map(({ motif }) => motif)).toEqual(['tintory/mandala']);
  });

  it.each(['wolf and moon with trees', 'a bear with trees and a moon'])(
    'is a moon that no tree hides: %s',
    async (prompt) => {
      const placed = await compose(prompt);
      const moon = extentOf([one(placed, 'crescent')]);
      const trees = placed.filter(({ motif }) => /tree|oak/.test(motif));
      expect(trees.length).toBeGreaterThan(1);
      for (const tree of trees.map((each) => extentOf([each]))) {
        const wide = Math.min(moon.right, tree.right) - Math.max(moon.left, tree.left);
        const high = Math.min(moon.bottom, tree.bottom) - Math.max(moon.top, tree.top);
        expect(Math.min(wide, high)).toBeLessThan((moon.bottom - moon.top) * 0.35);
      }
    },
  );

  it('leaves a bird on its branch before a large moon', async () => {
    const placed = await compose('a raven on a branch in front of the moon');
    const [raven, branch, moon] = ['raven', 'olive', 'crescent'].map((name) => one(placed, name));
    const [bird, below, light] = [raven, branch, moon].map((each) => extentOf([each as Placed]));
    if (!bird || !below || !light) throw new Error('Not all are placed');
    expect(below.bottom).toBeGreaterThan(bird.bottom);
    expect(light.bottom - light.top).toBeGreaterThan((bird.bottom - bird.top) * 1.5);
  });
});
