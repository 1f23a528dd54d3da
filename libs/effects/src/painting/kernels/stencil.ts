import { boxFilter, gaussianBlur, createPlane, type Plane } from '@tintory/pixels';

/** How finely a stencil is cut where it matters, as the blur in pixels that rounds its corners. */
const finestCut = 0.8;

type Cutting = {
  /** How much its corners are rounded, as the blur in pixels. */
  sigma: number;
  /** How far an ink stays behind the border of what covers it, in pixels. */
  behind: number;
  /** Where it is cut finely, from 0 to 1. */
  accents: Plane;
};

/**
 * Where an ink is printed: its own places, and under the darker ones that follow, so that no gap
 * opens. Where it has no place of its own it stays behind their border: laid a little beside it, it
 * would show as a line of a colour that is nowhere near.
 *
 * @param labels the ink of each pixel, the lightest 0
 */
export function stencilOf(labels: Plane, ink: number, { sigma, behind, accents }: Cutting): Plane {
  const cover = createPlane(labels.width, labels.height);
  const own = createPlane(labels.width, labels.height);
  for (let i = 0; i < cover.data.length; i += 1) {
    cover.data[i] = (labels.data[i] as number) >= ink ? 1 : 0;
    own.data[i] = labels.data[i] === ink ? 1 : 0;
  }
  if (behind >= 1) stayBehind(cover, own, behind);
  const broad = cut(gaussianBlur(cover, sigma), sigma);
  const fine = cut(gaussianBlur(cover, finestCut), finestCut);
  for (let i = 0; i < broad.data.length; i += 1) {
    const smooth = broad.data[i] as number;
    broad.data[i] = smooth + ((fine.data[i] as number) - smooth) * (accents.data[i] as number);
  }
  return broad;
}

/** Rounding leaves means a little beside 0 and 1. */
const tiny = 1e-4;

function stayBehind(cover: Plane, own: Plane, behind: number): void {
  const around = boxFilter(cover, behind);
  const near = boxFilter(own, behind);
  for (let i = 0; i < cover.data.length; i += 1) {
    const isInside = (around.data[i] as number) > 1 - tiny;
    if (!isInside && (near.data[i] as number) < tiny) cover.data[i] = 0;
  }
}

/** Turns a blurred border into one that is a pixel wide; in place. */
function cut(cover: Plane, sigma: number): Plane {
  // The blurred border rises this much a pixel.
  const steep = sigma * Math.sqrt(2 * Math.PI);
  for (let i = 0; i < cover.data.length; i += 1) {
    const inside = ((cover.data[i] as number) - 0.5) * steep + 0.5;
    cover.data[i] = Math.min(1, Math.max(0, inside));
  }
  return cover;
}
