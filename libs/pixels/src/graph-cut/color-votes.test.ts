import { describe, expect, it } from 'vitest';
import { createRandom } from '../noise/random.ts';
import { colorVotes } from './color-votes.ts';

const [width, height] = [60, 40];
const count = width * height;
const random = createRandom(4);
const isFront = (i: number) => i % width < 30;
/** Red on the left, blue on the right, and a grey strip below that both have. */
const colorOf = (i: number): number[] => {
  const shade = random() * 20;
  if (i >= width * 30) return [120 + shade, 120 + shade, 120 + shade];
  return isFront(i) ? [190 + shade, 40, 30] : [30, 60, 180 + shade];
};
const data = Uint8ClampedArray.from(
  Array.from({ length: count }, (_, i) => [...colorOf(i), 255]).flat(),
);
const picture = { data, width, height };
const sides = Uint8Array.from({ length: count }, (_, i) => (isFront(i) ? 1 : 0));

describe('a colour votes', () => {
  const votes = colorVotes(picture, sides, 4);

  it('for the side that has it', () => {
    expect(votes[5 * width + 5]).toBe(4);
    expect(votes[5 * width + 50]).toBe(-4);
  });

  it('for nobody where both have it', () => {
    const grey = votes.slice(width * 31);
    expect(grey.every((vote) => Math.abs(vote) < 0.7)).toBe(true);
  });

  it('the same each time it is asked', () => {
    expect(colorVotes(picture, sides, 4)).toEqual(votes);
  });

  it('not at all where there is only one side', () => {
    const all = new Uint8Array(count).fill(1);
    expect(colorVotes(picture, all, 4).every((vote) => vote === 0)).toBe(true);
  });
});
