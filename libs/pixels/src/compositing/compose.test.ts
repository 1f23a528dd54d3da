import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blurBackground, composeOver, composeOverColor } from './compose.ts';
import { colorAt, drawImage, drawPlane } from '../testing/draw.ts';

const byte = fc.integer({ min: 0, max: 255 });

describe('putting a picture over another', () => {
  it('mixes by alpha and is opaque', () => {
    fc.assert(
      fc.property(byte, byte, byte, (front, back, alpha) => {
        const out = composeOverColor(
          drawImage(1, 1, () => [front, front, front, alpha]),
          [back, back, back],
        );
        const expected = (front * alpha + back * (255 - alpha)) / 255;
        const [red = NaN, , , opaque] = colorAt(out, 0, 0);
        expect(Math.abs(red - expected)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(opaque).toBe(255);
      }),
    );
  });

  it('shows the back where the front is transparent and the front where it is not', () => {
    const front = drawImage(2, 1, (x) => [200, 10, 10, x * 255]);
    const back = drawImage(2, 1, () => [5, 6, 7]);
    const out = composeOver(front, back);
    expect(colorAt(out, 0, 0)).toEqual([5, 6, 7, 255]);
    expect(colorAt(out, 1, 0)).toEqual([200, 10, 10, 255]);
    expect(back).toEqual(drawImage(2, 1, () => [5, 6, 7]));
  });
});

describe('blurring the background', () => {
  const subject = (x: number, y: number) => (Math.hypot(x - 20, y - 20) < 8 ? 1 : 0);

  it('lets none of the subject’s colour run out around it', () => {
    const image = drawImage(40, 40, (x, y) => (subject(x, y) ? [255, 0, 0] : [0, 0, 200]));
    const blurred = blurBackground(image, drawPlane(40, 40, subject), 5);
    for (let i = 0; i < 40 * 40; i += 1) {
      const [x, y] = [i % 40, Math.floor(i / 40)];
      if (!subject(x, y)) expect(colorAt(blurred, x, y)).toEqual([0, 0, 200, 255]);
    }
  });

  it('levels what lies behind the subject', () => {
    const chess = drawImage(40, 40, (x, y) => ((x + y) % 2 ? [0, 0, 0] : [200, 200, 200]));
    const blurred = blurBackground(chess, drawPlane(40, 40, subject), 4);
    for (const [x, y] of [
      [3, 3],
      [4, 3],
      [35, 20],
    ] as const) {
      expect(Math.abs((colorAt(blurred, x, y)[0] ?? NaN) - 100)).toBeLessThan(4);
    }
  });

  it('leaves a picture that is all subject as it was', () => {
    const image = drawImage(9, 9, (x, y) => [x * 20, y * 20, 90]);
    const all = drawPlane(9, 9, () => 1);
    expect(blurBackground(image, all, 2)).toEqual(image);
  });
});
