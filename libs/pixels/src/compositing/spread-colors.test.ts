import { describe, expect, it } from 'vitest';
import { spreadColors } from './spread-colors.ts';
import { drawImage } from '../testing/draw.ts';

const [side, radius] = [40, 6];
/** Red on the left; transparent black on the right. */
const cutout = drawImage(side, side, (x) => (x < 20 ? [200, 40, 30] : [0, 0, 0, 0]));
const at = ({ data }: { data: ArrayLike<number> }, x: number) =>
  Array.from({ length: 4 }, (_, c) => data[(20 * side + x) * 4 + c]);

describe('colours behind what is transparent', () => {
  it('are those of what is visible beside it', () => {
    expect(at(spreadColors(cutout, radius), 22)).toEqual([200, 40, 30, 0]);
  });

  it('stay as they are far from anything visible, and where they are seen', () => {
    const spread = spreadColors(cutout, radius);
    expect(at(spread, 35)).toEqual([0, 0, 0, 0]);
    expect(at(spread, 19)).toEqual([200, 40, 30, 255]);
  });

  it('leave an opaque picture as it is', () => {
    const opaque = drawImage(8, 8, () => [1, 2, 3]);
    expect(spreadColors(opaque, radius)).toBe(opaque);
  });
});
