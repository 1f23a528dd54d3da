import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layPicture, premultiply, unpremultiply, type PicturePlace } from './lay-picture.ts';

const image = (width: number, height: number, pixel: (x: number, y: number) => number[]) => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < width * height; i += 1)
    data.set(pixel(i % width, Math.floor(i / width)), i * 4);
  return { data, width, height };
};
const empty = (width: number, height: number) => image(width, height, () => [0, 0, 0, 0]);
const red = image(4, 2, () => [255, 0, 0, 255]);
const place = (changes: Partial<PicturePlace> = {}): PicturePlace => ({
  ...{ x: 6, y: 4, width: 4, height: 2, rotation: 0, tiled: false },
  ...changes,
});
const covered = ({ data, width }: ReturnType<typeof empty>) => {
  const at: string[] = [];
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] as number) > 0) at.push(`${(i / 4) % width},${Math.floor(i / 4 / width)}`);
  }
  return at;
};

describe('a picture on a canvas', () => {
  it('lies around its centre, pixel by pixel where it is neither turned nor scaled', () => {
    const canvas = empty(12, 8);
    layPicture(canvas, red, place());
    expect(covered(canvas)).toEqual(['4,3', '5,3', '6,3', '7,3', '4,4', '5,4', '6,4', '7,4']);
  });

  it('is turned clockwise', () => {
    const canvas = empty(12, 8);
    const half = image(4, 2, (x) => (x < 2 ? [0, 255, 0, 255] : [255, 0, 0, 255]));
    layPicture(canvas, half, place({ rotation: 90 }));
    const at = (x: number, y: number) => [
      ...canvas.data.slice((y * 12 + x) * 4, (y * 12 + x) * 4 + 3),
    ];
    // The left side is on top now.
    expect(at(5, 2)).toEqual([0, 255, 0]);
    expect(at(5, 5)).toEqual([255, 0, 0]);
  });

  it('is repeated without a gap over all of it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -360, max: 360, noNaN: true }),
        fc.integer({ min: -50, max: 50 }),
        (rotation, x) => {
          const canvas = empty(12, 8);
          layPicture(canvas, red, place({ rotation, x, tiled: true, width: 3.3, height: 1.7 }));
          for (let i = 3; i < canvas.data.length; i += 4) expect(canvas.data[i]).toBe(255);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('lets what is under it show through by its alpha', () => {
    const canvas = image(12, 8, () => [0, 0, 255, 255]);
    const glass = image(4, 2, () => [255, 0, 0, 128]);
    premultiply(glass);
    layPicture(canvas, glass, place());
    expect([...canvas.data.slice((3 * 12 + 5) * 4, (3 * 12 + 5) * 4 + 4)]).toEqual([
      128, 0, 127, 255,
    ]);
  });

  it('keeps its colours when its alpha is multiplied in and out again', () => {
    const glass = image(4, 2, () => [200, 100, 40, 128]);
    premultiply(glass);
    unpremultiply(glass);
    for (const [channel, value] of [200, 100, 40, 128].entries()) {
      expect(Math.abs((glass.data[channel] as number) - value)).toBeLessThanOrEqual(1);
    }
  });
});
