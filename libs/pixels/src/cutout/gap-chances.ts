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
  /** How surely each pixel is a person's to the model that was made for people, 0 to 1. */
  sure: Plane;
};

/** A model less sure than the second may be wrong; one less sure than the first knows nothing. */
const [unsure, sure] = [0.87, 0.97];
/** Around an outline, in shares of the longer side, the model's own is too coarse for curls. */
const rimShare = 1 / 90;
/** Less of what is behind within reach than the first does not tell its colour; the second does. */
const [leastBehind, enoughBehind] = [0.01, 0.04];

/** How far each place may be a gap, 0 to 1: by how unsure the model is, there and nearby. */
export type GapChances = { inside: Plane; rim: Plane };

/** Where gaps in hair may be: near a face, before what is not its skin, where the model is unsure. */
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
