import { describe, expect, it } from 'vitest';
import { boundaryF, iou, sad } from './metrics.ts';

function disc(radius: number, shift = 0) {
  const [width, height] = [120, 90];
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    data[i] = Math.hypot(x - 60 - shift, y - 45) < radius ? 1 : 0;
  }
  return { data, width, height };
}

describe('the measures of a cutout', () => {
  it('are perfect for the truth itself', () => {
    expect([
      iou(disc(30), disc(30)),
      boundaryF(disc(30), disc(30)),
      sad(disc(30), disc(30)),
    ]).toEqual([1, 1, 0]);
  });

  it('fall as the cutout moves away', () => {
    expect(iou(disc(30, 20), disc(30))).toBeLessThan(iou(disc(30, 5), disc(30)));
    expect(boundaryF(disc(30, 20), disc(30))).toBeLessThan(boundaryF(disc(30, 1), disc(30)));
    expect(sad(disc(30, 20), disc(30))).toBeGreaterThan(sad(disc(30, 5), disc(30)));
  });

  it('give nothing for a cutout that found nothing', () => {
    expect(iou(disc(0), disc(30))).toBe(0);
    expect(boundaryF(disc(0), disc(30))).toBe(0);
  });
});
