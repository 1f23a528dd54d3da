import { expect, it } from 'vitest';
import { type LabImage, createPlane } from '@tintory/pixels';
import { matchTone } from './match-tone.ts';

type Lab = readonly [l: number, a: number, b: number];

const size = 40;
const isSpot = (i: number) => i % size > 15 && i % size < 24 && i > size * 16 && i < size * 24;

/** Skin with some light and shadow, and a spot on it. */
function skinWith(skin: Lab, spot: Lab): LabImage {
  const plane = (channel: number) => {
    const { data } = createPlane(size, size);
    const values = data.map((_, i) =>
      isSpot(i)
        ? (spot[channel] as number)
        : (skin[channel] as number) + 4 * Math.sin(i * (0.7 + channel)),
    );
    return { data: values, width: size, height: size };
  };
  return { l: plane(0), a: plane(1), b: plane(2) };
}

const skinOnly = { ...createPlane(size, size) };
for (let i = 0; i < skinOnly.data.length; i += 1) skinOnly.data[i] = isSpot(i) ? 0 : 1;
const everywhere = { ...skinOnly, data: skinOnly.data.map(() => 1) };

/** The colour of a spot on tanned skin after matching to pale skin. */
function spotOnPaleSkin(spot: Lab) {
  const [tanned, pale] = [skinWith([66, 24, 34], spot), skinWith([74, 10, 14], [74, 10, 14])];
  const { l, a, b } = matchTone(tanned, pale, skinOnly, everywhere, size, 1);
  const at = size * 20 + 20;
  return [l, a, b].map(({ data }) => data[at] as number) as unknown as Lab;
}

it('leaves shadows on a paler skin no redder than its own', () => {
  const [l, a, b] = spotOnPaleSkin([30, 26, 8]);
  const ofSkin = Math.hypot(10, 14) / 90;
  expect(Math.hypot(a, b) / (l + 16)).toBeLessThan(ofSkin * 1.5);
});

it('leaves painted lips as red as they are', () => {
  const [, a] = spotOnPaleSkin([45, 64, 38]);
  expect(a).toBeGreaterThan(45);
});

it('makes lips of a pale face no more colourful than they are where skin is tanned', () => {
  const [pale, tanned] = [
    skinWith([70, 10, 6], [45, 34, 16]),
    skinWith([62, 22, 26], [62, 22, 26]),
  ];
  const { l, a, b } = matchTone(pale, tanned, skinOnly, everywhere, size, 1);
  const at = size * 20 + 20;
  const [light, ...colors] = [l, a, b].map(({ data }) => data[at] as number);
  const share = Math.hypot(...colors) / ((light ?? 0) + 16);
  expect(share).toBeLessThan((1.3 * Math.hypot(34, 16)) / 61);
});

it('shows a bright face with less contrast where it is dark', () => {
  const [bright, dark] = [
    skinWith([66, 18, 20], [66, 18, 20]),
    skinWith([22, 12, 16], [22, 12, 16]),
  ];
  const { l } = matchTone(bright, dark, skinOnly, everywhere, size, 1);
  const rangeOf = (values: Float32Array) => Math.max(...values) - Math.min(...values);
  expect(rangeOf(l.data)).toBeLessThan(0.75 * rangeOf(bright.l.data));
});
