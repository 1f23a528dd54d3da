import { boxFilter, gaussianBlur, createPlane, type Plane } from '@tintory/pixels';

/** Sigma in pixels that rounds a stencil's corners in areas of detail. */
const finestCut = 0.8;

type Cutting = {
  /** Sigma in pixels that rounds its corners elsewhere. */
  sigma: number;
  /** Distance of an ink from the border of the inks over it, in pixels. */
  behind: number;
  /** Areas of detail, from 0 to 1. */
  accents: Plane;
};

/**
 * The stencil of an ink: its own areas, and those of the darker inks over it, so that no gap opens.
 * Away from its own areas it stays inside their border: with a misfit it would show as a line of a
 * foreign colour.
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

/** Tolerance for rounding errors of means near 0 and 1. */
const tiny = 1e-4;

function stayBehind(cover: Plane, own: Plane, behind: number): void {
  const around = boxFilter(cover, behind);
  const near = boxFilter(own, behind);
  for (let i = 0; i < cover.data.length; i += 1) {
    const isInside = (around.data[i] as number) > 1 - tiny;
    if (!isInside && (near.data[i] as number) < tiny) cover.data[i] = 0;
  }
}

/** Sharpens a blurred border to the width of a pixel, in place. */
function cut(cover: Plane, sigma: number): Plane {
  // Reciprocal of the blurred border's slope per pixel.
  const steep = sigma * Math.sqrt(2 * Math.PI);
  for (let i = 0; i < cover.data.length; i += 1) {
    const inside = ((cover.data[i] as number) - 0.5) * steep + 0.5;
    cover.data[i] = Math.min(1, Math.max(0, inside));
  }
  return cover;
}
