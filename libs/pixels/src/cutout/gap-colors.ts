import { smoothStep } from '../numbers/smooth-step.ts';

/**
 * Variance of all channels together, in squared steps: from the sensor, and at most of a plain
 * wall.
 */
const [sensorNoise, plainWall] = [200, 700];
/** Weight of a difference in hue relative to brightness: skin is as bright as many walls. */
const byHue = 4;
/** Squared deviations up to which a colour is like the background's, and from which it is not. */
const [alike, other] = [4, 16];
/** Squared distances from which hair and background may be told apart, and surely can. */
const [close, apart] = [900, 3_000];
/**
 * Squared distances of hair and background, in hue or in all, from which colours between are mixes.
 */
const [closeHue, apartHue, closeAll, apartAll] = [4_000, 9_000, 15_000, 35_000];
/**
 * Variance of all channels together: the hair of one head has less than the first, stripes more
 * than the second.
 */
const [oneColor, stripes] = [3_500, 7_000];
/** Least difference in hue between skin and background, as a share of the channels' sum. */
const leastFromSkin = 0.06;
/** Brightness of skin in shadow and in the sun, relative to its mean. */
const [darkest, brightest] = [0.45, 1.8];

/** 0 to 255 each. */
export type Color = readonly [red: number, green: number, blue: number];

/** Colours of one side of an outline around a place; `variance` as in `SideColors`. */
export type Looks = { color: Color; variance: number };

/** Whether a pixel surely does not belong to the background. */
export const isUnlike = (pixel: Color, behind: Looks): boolean =>
  likeness(offFrom(pixel, behind.color), behind) === 0;

/** Whether the background could be this skin in another light. */
export function isLike(skin: Color, { color }: Looks): boolean {
  const scale = (sum(color) + 1) / (sum(skin) + 1);
  if (scale < darkest || scale > brightest) return false;
  return Math.sqrt(apartFrom(color, skin, scale)) < leastFromSkin * sum(color);
}

/**
 * Where a pixel's colour lies from background to hair, 0 to 1, and how far to trust that. Hair has
 * dark parts, so that a merely darker colour proves nothing; and bright ones, so that a colour in
 * between is a mix only if the two differ much.
 */
export function gapIn(pixel: Color, hair: Looks, behind: Looks) {
  const [wall, strand] = [behind.color, hair.color];
  const length = apartFrom(strand, wall) + 1e-6;
  const come = apartFrom(pixel, wall);
  // Law of cosines: the pixel's position on the line from wall to strand.
  const share = (come + length - apartFrom(pixel, strand)) / (2 * length);
  const aside = Math.max(0, come - share * share * length);
  const shade = dot(wall, strand) / (dot(strand, strand) + 1e-6);
  const mixes = Math.max(
    smoothStep(closeHue, apartHue, apartFrom(wall, strand, shade)),
    smoothStep(closeAll, apartAll, length),
  );
  const told = Math.max(likeness(offFrom(pixel, wall), behind), likeness(aside, behind) * mixes);
  return {
    alpha: Math.min(1, Math.max(0, (share - 0.1) / 0.8)),
    trust:
      told *
      smoothStep(close, apart, apartFrom(wall, strand, Math.min(1, shade))) *
      (1 - smoothStep(oneColor, stripes, hair.variance)),
  };
}

/** Squared distance of two colours, with hue weighted extra. */
const offFrom = (color: Color, wall: Color): number =>
  apartFrom(color, wall) + byHue * apartFrom(color, wall, sum(color) / (sum(wall) + 1e-6));

/** 1 within the background's own variance, falling to 0. */
const likeness = (off: number, { variance }: Looks): number =>
  1 - smoothStep(alike, other, (3 * off) / (Math.min(plainWall, variance) + sensorNoise));

const sum = ([red, green, blue]: Color) => red + green + blue;
const dot = (a: Color, b: Color) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Squared distance of two colours, the second in another light. */
const apartFrom = (a: Color, b: Color, scale = 1): number =>
  (a[0] - scale * b[0]) ** 2 + (a[1] - scale * b[1]) ** 2 + (a[2] - scale * b[2]) ** 2;
