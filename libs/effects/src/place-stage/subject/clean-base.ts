import type { Plane, RgbaImage } from '@tintory/pixels';
import { colorAt, type Bounds, type OldGround } from './old-ground.ts';

/**
 * Greatest height of a fringe of old ground, as a share of the subject's; a higher one is the
 * subject.
 */
const highestFringe = 0.03;
/** Ground in the subject's shadow keeps at least this share of its light. */
const deepestShade = 0.5;
/** Ground is at most this many standard deviations plus levels of 255 brighter than its mean. */
const [brighter, brighterLevels] = [2, 8];
/** Largest distance from the ground's chromaticity in standard deviations, and its lower limit. */
const [apart, leastApart] = [2.2, 0.012];
/**
 * Columns on either side over which fringes are smoothed, as a share of the width: single columns
 * are noise.
 */
const alike = 0.015;
/**
 * If more columns than this share continue in the ground's colour, the colour is the subject's own.
 */
const mostOwn = 0.12;
/** Alpha above which a pixel is visible. */
const seen = 0.02;
/** Rows over which a cleaned edge fades. */
const soft = 1.5;

/**
 * Removes what is left of the old ground at a subject's foot (a studio's shadow, grass, floor): a
 * thin fringe in the ground's colour, below a subject of another colour.
 *
 * @returns the same picture if there is none
 */
export function cleanBase(
  foreground: RgbaImage,
  alpha: Plane,
  ground: OldGround,
  bounds: Bounds,
): { foreground: RgbaImage; alpha: Plane } {
  const isGround = matcher(foreground, ground);
  const most = Math.max(2, Math.round((bounds.bottom - bounds.top) * highestFringe));
  const fringes: Fringe[] = [];
  for (let x = bounds.left; x < bounds.right; x += 1) {
    fringes.push(fringeAt(alpha, x, bounds, most, isGround));
  }
  const own = fringes.filter(({ goesOn }) => goesOn).length / fringes.length;
  const reach = Math.max(2, Math.round(fringes.length * alike));
  const smooth = fringes.map((_, at) => medianRows(fringes, at, reach));
  if (own > mostOwn || smooth.every((rows) => rows === 0)) return { foreground, alpha };
  const [data, cover] = [foreground.data.slice(), alpha.data.slice()];
  for (const [at, rows] of smooth.entries()) {
    const low = fringes[at]?.low ?? -1;
    if (rows === 0 || low < 0) continue;
    for (let y = low; y > low - rows - soft && y >= bounds.top; y -= 1) {
      const keep = Math.min(1, Math.max(0, (low - rows - y + 1) / soft));
      const pixel = y * alpha.width + bounds.left + at;
      cover[pixel] = (cover[pixel] as number) * keep;
      data[pixel * 4 + 3] = cover[pixel] * 255;
    }
  }
  return { foreground: { ...foreground, data }, alpha: { ...alpha, data: cover } };
}

type Fringe = { low: number; rows: number; goesOn: boolean };

/** The rows from the lowest one upwards that look like the ground; none if there are too many. */
function fringeAt(
  { data, width }: Plane,
  x: number,
  { top, bottom }: Bounds,
  most: number,
  isGround: (pixel: number) => boolean,
): Fringe {
  let low = bottom - 1;
  while (low >= top && (data[low * width + x] as number) <= seen) low -= 1;
  if (low < top) return { low: -1, rows: 0, goesOn: false };
  let rows = 0;
  while (rows <= most && low - rows >= top && isGround((low - rows) * width + x)) rows += 1;
  return { low, rows: rows > most ? 0 : rows, goesOn: rows > most };
}

function matcher({ data }: RgbaImage, ground: OldGround) {
  const reach = Math.max(leastApart, ground.spread * apart);
  const brightest = ground.light + ground.lightSpread * brighter + brighterLevels;
  return (pixel: number): boolean => {
    const { light, red, blue } = colorAt(data, pixel);
    return (
      light <= brightest &&
      light >= ground.light * deepestShade &&
      Math.abs(red - ground.red) <= reach &&
      Math.abs(blue - ground.blue) <= reach
    );
  };
}

function medianRows(fringes: readonly Fringe[], at: number, reach: number): number {
  const near = fringes.slice(Math.max(0, at - reach), at + reach + 1);
  const rows = near.map((fringe) => fringe.rows).sort((a, b) => a - b);
  return rows[rows.length >> 1] ?? 0;
}
