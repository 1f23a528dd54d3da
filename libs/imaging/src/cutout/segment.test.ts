import { createPlane, mapPlane, type Plane, type RgbaImage } from '@tintory/pixels';
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
/** A coarse model takes a ring for a disc. */
const disc = mapPlane(createPlane(width, height), (_, i) => (fromMiddle(i) < 40 ? 0.99 : 0.01));
const middle = 60 * width + 80;

it('sees through a ring that was taken for a disc', () => {
  const { data: mask } = segment(ring, { believed: disc, agreed: disc }, {});
  expect(mask[middle]).toBe(0);
  expect(mask[middle + 30]).toBe(1);
  expect(mask[middle + 60]).toBe(0);
});

it('takes no shadow that hardly anything speaks for', () => {
  const { data: mask } = segment(ring, { believed: disc, agreed: disc }, {});
  expect(mask[110 * width + 145]).toBe(0);
});

const isSky = (i: number) => Math.floor(i / width) < 12;
/** The ring with a sky of its colour, which saliency includes. */
const alike: RgbaImage = {
  ...ring,
  data: ring.data.map((value, at) => (isSky(at >> 2) ? ([40, 60, 90, 255][at % 4] ?? 0) : value)),
};
const skyToo = mapPlane(disc, (value, i) => (isSky(i) ? 0.95 : value));

it('follows the model where colours lead to something that it does not see', () => {
  const beliefs = { believed: skyToo, agreed: skyToo };
  const subjectMask = mapPlane(disc, (_, i) => (isRing(i) ? 0.99 : 0.01));
  expect(segment(alike, beliefs, {}).data[5 * width + 80]).toBe(1);
  const { data: mask } = segment(alike, beliefs, { subjectMask });
  expect(mask[5 * width + 80]).toBe(0);
  expect(mask[middle + 30]).toBe(1);
});

it('does not follow a model whose passes share nothing', () => {
  const beliefs = { believed: disc, agreed: disc };
  const [left, right] = [(i: number) => i % width < 80, (i: number) => i % width >= 80].map(
    (isSide) => mapPlane(disc, (value, i) => (isSide(i) ? value : 0)),
  ) as [Plane, Plane];
  const passes = { stretched: left, framed: right, together: left };
  const subjectMask = mapPlane(disc, () => 0.01);
  expect(segment(ring, beliefs, { subjectMask, passes }).data[middle + 30]).toBe(1);
});
