import type { Plane, RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { cleanBase } from './clean-base.ts';
import { readOldGround } from './old-ground.ts';

const side = 200;
const bounds = { left: 50, right: 150, top: 30, bottom: 170 };

/**
 * A thing on a grey ground whose cutout includes some rows of the ground, and the colour of its
 * foot.
 */
function cutOut(fringe: number, foot: readonly [number, number, number]) {
  const data = new Uint8ClampedArray(side * side * 4);
  const alpha: Plane = { data: new Float32Array(side * side), width: side, height: side };
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const at = y * side + x;
      const isIn = x >= 50 && x < 150 && y >= 30 && y < 170;
      const isThing = isIn && y < 170 - fringe;
      const near = Math.max(0, 1 - Math.abs(y - 170) / 30) * 40;
      const [r, g, b] = isThing
        ? y > 140
          ? foot
          : [160, 40, 40]
        : [210 - near, 210 - near, 212 - near];
      data.set([r, g, b, 255], at * 4);
      alpha.data[at] = isIn ? 1 : 0;
    }
  }
  const original: RgbaImage = { data, width: side, height: side };
  const cut = data.slice();
  for (let i = 0; i < alpha.data.length; i += 1) cut[i * 4 + 3] = (alpha.data[i] as number) * 255;
  const ground = readOldGround(original, alpha, bounds);
  if (!ground) throw new Error('There is no ground.');
  return cleanBase({ ...original, data: cut }, alpha, ground, bounds);
}

const lowest = ({ data }: Plane) => Math.floor(data.findLastIndex((value) => value > 0.5) / side);

describe('the foot of a cut-out', () => {
  it('loses what is left of its old ground', () => {
    expect(lowest(cutOut(3, [160, 40, 40]).alpha)).toBe(166);
  });

  it('keeps a sole that is white on white', () => {
    expect(lowest(cutOut(0, [214, 214, 215]).alpha)).toBe(169);
  });

  it('keeps what has no fringe', () => {
    expect(lowest(cutOut(0, [160, 40, 40]).alpha)).toBe(169);
  });
});
