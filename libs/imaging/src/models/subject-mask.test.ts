import { crop, type Plane, type RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { findSubjectFramed, findSubjectStretched } from './subject-mask.ts';

const [width, height] = [400, 200];
const isBall = (x: number, y: number) => Math.hypot(x - 130, y - 100) < 60;

/** A red ball on the left of a wide grey picture. */
const picture: RgbaImage = {
  data: Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const shade = (x - 130 + y - 100) / 3;
      return isBall(x, y) ? [180 - shade, 50, 40, 255] : [205, 208, 205, 255];
    }).flat(),
  ),
  width,
  height,
};

/** The plane's value at a position of the picture. */
const at = (plane: Plane, x: number, y: number) =>
  plane.data[
    Math.floor((y * plane.height) / height) * plane.width + Math.floor((x * plane.width) / width)
  ];

it.each([
  ['stretched to its input', findSubjectStretched, [320, 320]],
  ['framed in its input', findSubjectFramed, [320, 160]],
] as const)('sees a ball in a picture %s', async (_, find, size) => {
  const found = await find(picture);
  expect([found.width, found.height]).toEqual(size);
  expect(at(found, 130, 100)).toBeGreaterThan(0.9);
  expect(at(found, 130, 60)).toBeGreaterThan(0.9);
  expect(at(found, 300, 100)).toBeLessThan(0.1);
  expect(at(found, 130, 15)).toBeLessThan(0.2);
});

it('sees the same in a square picture, stretched or framed', async () => {
  const square = crop(picture, { x: 40, y: 10, width: 180, height: 180 });
  expect(await findSubjectFramed(square)).toEqual(await findSubjectStretched(square));
});
