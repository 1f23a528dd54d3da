import { describe, expect, it } from 'vitest';
import { aPicture, difference, same } from './testing/pictures.ts';
import { adjustPicture } from './adjust-picture.ts';
import { PaintDocument } from './paint-document.ts';

describe('adjustments', () => {
  const none = { brightness: 0, contrast: 0, saturation: 0, warmth: 0 };

  it('of nothing change nothing', async () => {
    const { layers } = new PaintDocument(aPicture());
    const { data } = await adjustPicture(layers.picture, none);
    expect(difference(data, layers.picture.data)).toBe(same);
  });

  it('without saturation leave greys, and never touch alpha', async () => {
    const { layers } = new PaintDocument(aPicture());
    const { data } = await adjustPicture(layers.picture, { ...none, saturation: -1 });
    let widest = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
      widest = Math.max(widest, r - g, g - r, r - b, b - r);
    }
    expect(widest).toBeLessThanOrEqual(1);
    expect(data.filter((_, i) => i % 4 === 3)).toEqual(
      layers.picture.data.filter((_, i) => i % 4 === 3),
    );
  });

  it('warmer is redder and less blue', async () => {
    const { layers } = new PaintDocument({
      data: new Uint8ClampedArray([99, 99, 99, 255]),
      width: 1,
      height: 1,
    });
    const { data } = await adjustPicture(layers.picture, { ...none, warmth: 1 });
    expect(data[0]).toBeGreaterThan(99);
    expect(data[2]).toBeLessThan(99);
  });
});
