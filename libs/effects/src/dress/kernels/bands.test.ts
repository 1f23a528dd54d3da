import { expect, it } from 'vitest';
import { boxFilter, createPlane } from '@tintory/pixels';
import { bandsOf, imageRows, planeRows } from './bands.ts';

const [width, height, radius] = [9, 103, 4];

function noisy() {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i += 1) plane.data[i] = (i * 37) % 101;
  return plane;
}

it('covers every row once, whatever their number', () => {
  for (const rows of [1, 7, 50, height, 500]) {
    const bands = bandsOf(height, 2, rows);
    expect(bands[0]?.from).toBe(0);
    expect(bands.at(-1)?.to).toBe(height);
    for (const [i, { from, to }] of bands.entries()) {
      expect(to).toBeGreaterThan(from);
      if (i > 0) expect(from).toBe(bands[i - 1]?.to);
    }
  }
});

it('filters band by band as it does all at once', () => {
  const plane = noisy();
  const twice = (part: typeof plane) => boxFilter(boxFilter(part, radius), radius);
  const whole = twice(plane);
  const bands = bandsOf(height, radius * 2, 20);
  expect(bands.length).toBeGreaterThan(2);
  for (const band of bands) {
    const part = twice(planeRows(plane, band));
    for (let i = band.from * width; i < band.to * width; i += 1) {
      expect(part.data[i - band.top * width]).toBeCloseTo(whole.data[i] ?? NaN, 4);
    }
  }
});

it('draws into the picture that a band is a view of', () => {
  const image = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const band = { from: 10, to: 12, top: 8, bottom: 14 };
  imageRows(image, band).data[0] = 200;
  expect(image.data[8 * width * 4]).toBe(200);
});
