import { boxFilter } from '../filters/box-filter.ts';
import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { smoothStep } from '../numbers/smooth-step.ts';
import { isLike } from './gap-colors.ts';
import type { Side } from './hair-sides.ts';
import { nearFace, skinOf, type Face } from './near-face.ts';

/** Whose hair it is. */
export type Heads = {
  /** In pixels of the picture. */
  faces: readonly Face[];
  /** Confidence of the person model that a pixel is a person's, 0 to 1. */
  sure: Plane;
};

/** Model confidence: below the first it tells nothing, below the second it may be wrong. */
const [unsure, sure] = [0.87, 0.97];
/**
 * Width around an outline, as a share of the longer side, where the model is too coarse for curls.
 */
const rimShare = 1 / 90;
/** Shares of background within reach: too little to know its colour, and enough. */
const [leastBehind, enoughBehind] = [0.01, 0.04];

/** How far each place may be a gap, 0 to 1: by how unsure the model is, there and nearby. */
export type GapChances = { inside: Plane; rim: Plane };

/**
 * Finds possible gaps in hair: near a face, before a background unlike its skin, where the model is
 * unsure.
 */
export function gapChances(
  image: RgbaImage,
  matte: Plane,
  { faces, sure: seen }: Heads,
  behind: Side,
): GapChances {
  const { width, height } = image;
  const rim = Math.max(2, Math.round(Math.max(width, height) * rimShare));
  const around = boxFilter(seen, rim);
  const skins = faces.map((face) => skinOf(image, face));
  const near = mapPlane(matte, (value, i) => {
    const isSure = Math.min(around.data[i], seen.data[i]) >= sure;
    if (value === 0 || isSure) return 0;
    const [x, y] = [i % width, Math.floor(i / width)];
    const chance =
      nearFace(faces, x, y) * smoothStep(leastBehind, enoughBehind, behind.shareAt(x, y));
    if (chance === 0) return 0;
    const wall = behind.looksAt(x, y);
    return skins.some((skin) => isLike(skin, wall)) ? 0 : chance;
  });
  const byUncertainty = ({ data }: Plane) =>
    mapPlane(near, (chance, i) =>
      chance === 0 ? 0 : chance * (1 - smoothStep(unsure, sure, data[i])),
    );
  return { inside: byUncertainty(seen), rim: byUncertainty(around) };
}
