import { createPlane, mapPlane, type RgbaImage } from '@tintory/pixels';
import { expect, it } from 'vitest';
import { segment } from './segment.ts';

const [width, height] = [160, 120];
const fromMiddle = (i: number) => Math.hypot((i % width) - 80, Math.floor(i / width) - 60);
const isRing = (i: number) => fromMiddle(i) > 18 && fromMiddle(i) < 40;

const isShadow = (i: number) => i % width > 125 && Math.floor(i / width) > 90;
const colorOf = (i: number, shade: number) => {
  if (isShadow(i)) return [96 + shade, 92, 88];
  return isRing(i) ? [40 + shade, 60, 90] : [214 + shade, 208, 196];
};

const data = new Uint8ClampedArray(width * height * 4);
for (let i = 0; i < width * height; i += 1) {
  data.set([...colorOf(i, (i % 7) - 3), 255], i * 4);
}
const ring: RgbaImage = { data, width, height };
/** Whoever looks from afar takes a ring for a disc. */
const disc = mapPlane(createPlane(width, height), (_, i) => (fromMiddle(i) < 40 ? 0.99 : 0.01));
const middle = 60 * width + 80;

it('sees through a ring that was taken for a disc', () => {
  const { data: mask } = segment(ring, { believed: disc, agreed: disc }, {});
  expect(mask[middle]).toBe(0);
  expect(mask[middle + 30]).toBe(1);
  expect(mask[middle + 60]).toBe(0);
});

it('keeps what is wholly sure, whatever its colour', () => {
  const sure = mapPlane(disc, (value, i) => (fromMiddle(i) < 15 ? 1 : value));
  const { data: mask } = segment(ring, { believed: disc, agreed: sure }, {});
  expect(mask[middle]).toBe(1);
});

it('takes no shadow that hardly anything speaks for', () => {
  const { data: mask } = segment(ring, { believed: disc, agreed: disc }, {});
  expect(mask[110 * width + 145]).toBe(0);
});

it('takes no corner of another thing of its colour that hardly anything speaks for', () => {
  const isCorner = (i: number) => i % width > 135 && Math.floor(i / width) < 20;
  const corner: RgbaImage = { ...ring, data: data.slice() };
  for (let i = 0; i < width * height; i += 1) {
    if (isCorner(i)) corner.data.set([40 + (i % 7) - 3, 60, 90], i * 4);
  }
  const believed = mapPlane(disc, (value, i) => (isCorner(i) ? 0.4 : value));
  const { data: mask } = segment(corner, { believed, agreed: believed }, {});
  expect(mask[10 * width + 150]).toBe(0);
  expect(mask[middle + 30]).toBe(1);
});
