import { boxFilter } from '../filters/box-filter.ts';
import { shrinkImage, shrinkPlane } from '../resample/resize.ts';
import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { createSampler } from '../resample/sampler.ts';
import { sideColors, type SideColors } from '../color/side-colors.ts';
import { isUnlike, type Color, type Looks } from './gap-colors.ts';

/** Colours around an outline change slowly: they are measured on a copy of at most this length. */
const gatherSide = 240;
/** Radii within which background and hair are measured, as shares of the longer side. */
const [behindShare, hairShare] = [0.06, 0.025];
/**
 * Width of an outline, whose pixels belong to neither side; a smaller mean than the second is
 * rounding.
 */
const [outline, hardly] = [1, 1e-4];
/** Alpha above which a pixel is not background. */
const shown = 0.05;

/** Colours of one side around a pixel, and its share of the surroundings. */
export type Side = {
  shareAt: (x: number, y: number) => number;
  looksAt: (x: number, y: number) => Looks;
};

/** The colours of background and hair around each pixel. */
export function sidesOf(image: RgbaImage, matte: Plane) {
  const small = shrinkImage(image, gatherSide);
  const reach = (share: number) =>
    Math.max(2, Math.round(Math.max(small.width, small.height) * share));
  const toSmall = (plane: Plane) => shrinkPlane(plane, small.width, small.height);
  const sample = createSampler(small, image);
  const isShown = mapPlane(toSmall(matte), (value) => (value > shown ? 1 : 0));
  const isBehind = mapPlane(boxFilter(isShown, outline), (share) => (share < hardly ? 1 : 0));
  const wall = sideColors(small, isBehind, reach(behindShare));
  return {
    behind: sideAt(wall, sample),
    /** Hair: pixels above the least alpha that do not look like the background. */
    hairOf: (alpha: Plane, least: number): Side => {
      const isHair = mapPlane(toSmall(alpha), (value, i) =>
        value > least &&
        isUnlike(
          pixelAt(small, i),
          looksIn(wall, (plane) => plane.data[i] ?? 0),
        )
          ? 1
          : 0,
      );
      return sideAt(sideColors(small, isHair, reach(hairShare)), sample);
    },
  };
}

/** The colour of a pixel. */
export const pixelAt = ({ data }: RgbaImage, i: number): Color => [
  data[i * 4],
  data[i * 4 + 1],
  data[i * 4 + 2],
];

const sideAt = (side: SideColors, sample: ReturnType<typeof createSampler>): Side => ({
  shareAt: (x, y) => sample(side.share, x, y),
  looksAt: (x, y) => looksIn(side, (plane) => sample(plane, x, y)),
});

const looksIn = (
  { colors: [red, green, blue], variance }: SideColors,
  read: (plane: Plane) => number,
): Looks => ({ color: [read(red), read(green), read(blue)], variance: read(variance) });
