import { smoothStep } from '../numbers/smooth-step.ts';

/** In squared steps, all channels together: what a camera makes by itself, and a wall at most. */
const [sensorNoise, plainWall] = [200, 700];
/** What a difference in hue counts for beside one in brightness: skin is as bright as many a wall. */
const byHue = 4;
/** From how many deviations, squared, a colour is less like what is behind, and from which it is not. */
const [alike, other] = [4, 16];
/** Squared steps from which hair and what is behind can be told apart, and from which they surely can. */
const [close, apart] = [900, 3_000];
/** What lies between both is a mix of them where they differ so much in hue, or in all. */
const [closeHue, apartHue, closeAll, apartAll] = [4_000, 9_000, 15_000, 35_000];
/** Hair of one head scatters less than the first, all channels together; stripes more than the second. */
const [oneColor, stripes] = [3_500, 7_000];
/** Parts of the whole by which the hues of skin and of what is behind it differ at least. */
const leastFromSkin = 0.06;
/** Skin in shadow and in the sun, of what it usually is. */
const [darkest, brightest] = [0.45, 1.8];

/** 0 to 255 each. */
export type Color = readonly [red: number, green: number, blue: number];

/** What one side of an outline looks like around a place; `variance` as in `SideColors`. */
export type Looks = { color: Color; variance: number };

/** Whether a pixel is surely not of what is behind. */
export const isUnlike = (pixel: Color, behind: Looks): boolean =>
  likeness(offFrom(pixel, behind.color), behind) === 0;

/** Whether what is behind could be this skin, in another light. */
export function isLike(skin: Color, { color }: Looks): boolean {
  const scale = (sum(color) + 1) / (sum(skin) + 1);
  if (scale < darkest || scale > brightest) return false;
  return Math.sqrt(apartFrom(color, skin, scale)) < leastFromSkin * sum(color);
}

/**
 * How far a pixel's colour has come from what is behind to hair, 0 to 1, and how far that is to be
 * trusted. Hair has dark places of its own, so that what is only darker tells nothing; and bright
 * ones, so that what lies between both is a mix of them only where they differ much.
 */
export function gapIn(pixel: Color, hair: Looks, behind: Looks) {
  const [wall, strand] = [behind.color, hair.color];
  const length = apartFrom(strand, wall) + 1e-6;
  const come = apartFrom(pixel, wall);
  // The cosine law: how far along the way from wall to strand the pixel stands.
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

/** How far two colours are apart, in squared steps, and once more in hue. */
const offFrom = (color: Color, wall: Color): number =>
  apartFrom(color, wall) + byHue * apartFrom(color, wall, sum(color) / (sum(wall) + 1e-6));

/** From 1, so little off as what is behind is by itself, to 0. */
const likeness = (off: number, { variance }: Looks): number =>
  1 - smoothStep(alike, other, (3 * off) / (Math.min(plainWall, variance) + sensorNoise));

const sum = ([red, green, blue]: Color) => red + green + blue;
const dot = (a: Color, b: Color) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Squared steps from one colour to the other in another light. */
const apartFrom = (a: Color, b: Color, scale = 1): number =>
  (a[0] - scale * b[0]) ** 2 + (a[1] - scale * b[1]) ** 2 + (a[2] - scale * b[2]) ** 2;
