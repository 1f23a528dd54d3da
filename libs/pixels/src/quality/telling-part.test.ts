import { expect, it } from 'vitest';
import { drawImage } from '../testing/draw.ts';
import { tellingPart } from './telling-part.ts';

const size = { width: 80, height: 60 };

it('lies where there is most detail', () => {
  const image = drawImage(400, 300, (x, y) => {
    const isFine = Math.abs(x - 250) < 40 && Math.abs(y - 120) < 30 && (x + y) % 4 < 2;
    return isFine ? [30, 30, 30] : [200, 200, 200];
  });
  const { left, top } = tellingPart(image, size);
  expect(Math.abs(left - 210)).toBeLessThan(15);
  expect(Math.abs(top - 90)).toBeLessThan(15);
});

it('lies in the middle of what is even', () => {
  const part = tellingPart(
    drawImage(400, 300, () => [120, 120, 120]),
    size,
  );
  expect(part.left).toBeGreaterThan(150);
  expect(part.left).toBeLessThan(170);
});

it('stays within the picture', () => {
  const corner = drawImage(90, 200, (x, y) => (x > 80 && y > 190 ? [0, 0, 0] : [255, 255, 255]));
  const { left, top } = tellingPart(corner, size);
  expect(left).toBeLessThanOrEqual(10);
  expect(top).toBeLessThanOrEqual(140);
});

it('is found in a picture that is hardly larger', () => {
  expect(
    tellingPart(
      drawImage(80, 61, () => [9, 9, 9]),
      size,
    ),
  ).toMatchObject({ left: 0 });
});
