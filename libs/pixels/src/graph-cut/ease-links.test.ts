import { expect, it } from 'vitest';
import { contrastLinks } from './contrast-links.ts';
import { easeLinks } from './ease-links.ts';
import { minCut } from './min-cut.ts';

const [width, height] = [6, 3];
const plain = { data: new Uint8ClampedArray(width * height * 4).fill(90), width, height };
/** Belief in the left three columns only. */
const belief = {
  data: Float32Array.from({ length: width * height }, (_, i) => (i % width < 3 ? 0.9 : 0.1)),
  width,
  height,
};

it('edges cost less where belief turns, and as much as before elsewhere', () => {
  const before = contrastLinks(plain, 10)[0].slice();
  const after = easeLinks(contrastLinks(plain, 10), belief, 2)[0];
  expect(after[2]).toBeCloseTo((before[2] ?? 0) * Math.exp(-2 * 0.8), 4);
  expect([after[0], after[1], after[3], after[5]]).toEqual([before[0], before[1], before[3], 0]);
});

it('a cut through one colour runs where belief turns', () => {
  // Only the outermost columns vote; all cuts between them are equally short.
  const votes = Float32Array.from({ length: width * height }, (_, i) =>
    i % width === 0 ? 100 : i % width === width - 1 ? -100 : 0,
  );
  const cut = minCut(width, votes, easeLinks(contrastLinks(plain, 10), belief, 2));
  expect(Array.from(cut.slice(0, width))).toEqual([1, 1, 1, 0, 0, 0]);
});
