import { applyGuided, fitGuided } from '../filters/guided-filter.ts';
import { localMatte } from '../segmentation/local-matte.ts';
import { raggedness } from '../morphology/raggedness.ts';
import { mapPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';
import { smoothStep } from '../numbers/smooth-step.ts';
import { openHair, type Heads } from './open-hair.ts';

/** How far hair reaches beyond the hard mask, as a share of the longer side. */
const hairShare = 0.035;
/**
 * Up to the first, raggedness is an object's outline, which matting would only fray: a pale rim
 * before a pale wall. From the second on it is hair or fur, which matting draws out.
 */
const [thing, hair] = [0.12, 0.22];
/** How far along an outline raggedness is measured, as a share of the longer side. */
const alongShare = 1 / 12;
/**
 * Radius of the guided filter, as a share of the longer side; and the variance that it treats as
 * flat.
 */
const [filterShare, flat] = [1 / 140, 1e-4];

/** Alpha below and above these is haze of the filter, not an edge. */
const [veil, full] = [0.12, 0.88];

/**
 * Turns a hard mask into a soft alpha that follows hair and edges at full size: the foreground's
 * colours are learned on the small picture and applied to every pixel of the large one. Learning on
 * a larger one gave no better edge on pictures of three million pixels.
 */
export function softEdge(image: RgbaImage, small: RgbaImage, mask: Plane, heads?: Heads): Plane {
  const longest = Math.max(small.width, small.height);
  const drawn = drawHair(small, mask, longest);
  const matte = heads ? openHair(small, drawn, heads) : drawn;
  const radius = Math.max(2, Math.round(longest * filterShare));
  return clear(applyGuided(fitGuided(small, matte, radius, flat), image));
}

function drawHair(small: RgbaImage, mask: Plane, longest: number): Plane {
  const ragged = raggedness(mask, Math.round(longest * alongShare));
  if (ragged.data.every((share) => share <= thing)) return mask;
  const matte = localMatte(small, mask, Math.round(longest * hairShare));
  return mapPlane(mask, (value, i) => {
    const share = (ragged.data[i] - thing) / (hair - thing);
    return value + Math.min(1, Math.max(0, share)) * (matte.data[i] - value);
  });
}

/** Removes the veil and keeps values between soft; in place, for planes of 12 million pixels. */
function clear(alpha: Plane): Plane {
  const { data } = alpha;
  for (let i = 0; i < data.length; i += 1) {
    const value = data[i];
    if (value <= veil) data[i] = 0;
    else if (value >= full) data[i] = 1;
    else data[i] = smoothStep(veil, full, value);
  }
  return alpha;
}
