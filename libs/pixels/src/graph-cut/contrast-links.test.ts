import { describe, expect, it } from 'vitest';
import { contrastLinks } from './contrast-links.ts';

/** Three columns: two dark ones and a light one. */
const picture = {
  data: Uint8ClampedArray.from([10, 12, 200, 11, 10, 205].flatMap((v) => [v, v, v, 255])),
  width: 3,
  height: 2,
};

describe('links', () => {
  const [right, belowLeft, below, belowRight] = contrastLinks(picture, 10);

  it('hold neighbours together that are alike, and hardly those that are not', () => {
    expect(right[0]).toBeGreaterThan(9.9);
    expect(right[1]).toBeLessThan(5);
    expect(below[2]).toBeGreaterThan(9.9);
  });

  it('are weaker the farther apart two pixels are', () => {
    expect(belowRight[0]).toBeCloseTo(below[0] * Math.SQRT1_2, 0);
  });

  it('never leave the picture', () => {
    expect([right[2], right[5], belowLeft[0], belowRight[2]]).toEqual([0, 0, 0, 0]);
    for (const way of [belowLeft, below, belowRight]) expect([...way.slice(3)]).toEqual([0, 0, 0]);
  });

  it('are the same everywhere in a picture of one colour', () => {
    const plain = { data: new Uint8ClampedArray(16).fill(80), width: 2, height: 2 };
    expect(contrastLinks(plain, 3)[0]).toEqual(Float32Array.of(3, 0, 3, 0));
  });
});
