import { expect, it } from 'vitest';
import { toLab } from '../color/lab.ts';
import { saliency } from './saliency.ts';
import { drawImage, valueAt } from '../testing/draw.ts';

it('finds the thing that is unlike the border, and only that', () => {
  const image = drawImage(120, 90, (x, y) =>
    Math.hypot(x - 62, y - 44) < 22 ? [200, 50, 40] : [225 - y / 4, 225 - y / 4, 218],
  );
  const plane = saliency(toLab(image));
  expect(valueAt(plane, 62, 44)).toBeGreaterThan(0.85);
  expect(valueAt(plane, 8, 8)).toBeLessThan(0.15);
  expect(valueAt(plane, 110, 80)).toBeLessThan(0.15);
});

it('prefers the middle to the margin between two things alike', () => {
  const image = drawImage(120, 90, (x, y) =>
    Math.hypot(x - 60, y - 45) < 12 || Math.hypot(x - 18, y - 16) < 9
      ? [40, 90, 200]
      : [230, 230, 226],
  );
  const plane = saliency(toLab(image));
  expect(valueAt(plane, 60, 45)).toBeGreaterThan(valueAt(plane, 18, 16));
});
