import type { Plane } from '../plane/rgba-image.ts';
import { fineDetail, type FineDetail } from './fine-detail.ts';
import { rhythmOf, type Rhythm } from './rhythm.ts';
import { turnPlane } from './turn-plane.ts';

/** Smaller windows hold too little to count on. */
const smallest = 96;
/** What a rhythm reaches by chance. */
const usual = 1.5;

/**
 * Whether a picture was enlarged before, by a half to four times, by bilinear, bicubic or Lanczos
 * interpolation: it repeats itself from pixel to pixel, as nothing in front of a camera does in both
 * directions, and lacks the finest detail. Shrinking leaves a weak rhythm, a camera's filter mosaic
 * and the blocks of compression one of their own: those keep the detail. The limits were set so that
 * none of 38 photographs and drawn pictures is told, clean, shrunk, blurred or compressed.
 *
 * @param windows how light the picture is, 0 to 255, at distances of whole blocks of JPEG
 */
export function wasEnlarged(windows: readonly Plane[]): boolean {
  const large = windows.filter(({ width, height }) => Math.min(width, height) >= smallest);
  if (large.length === 0) return false;
  const rhythm = rhythmOf(large);
  const detail = fineDetail([...large, ...large.map(turnPlane)]);
  return isUneven(rhythm, detail) || isDoubled(rhythm, detail) || isQuadrupled(rhythm, detail);
}

/** By any other factor than 2 and 4. What was shrunk by bilinear interpolation comes closest. */
function isUneven({ free }: Rhythm, { fine }: FineDetail): boolean {
  return (free > 7.5 && fine < -13.3) || (free > 11 && fine < -12.9);
}

/** Twice falls together with JPEG's rhythm: it has to stand out from that, and within the blocks. */
function isDoubled(rhythm: Rhythm, { finest }: FineDetail): boolean {
  const { half, quarter, threeEighths, pairs, betweens } = rhythm;
  const beyondBlocks = half / Math.max(usual, quarter, threeEighths);
  if (half > 4 && beyondBlocks > 1.2 && Math.max(pairs, betweens) > 0.7 && finest < -22)
    return true;
  if (half > 12 && beyondBlocks > 3 && finest < -21) return true;
  if (beyondBlocks < 0.8 || finest > -16.5) return false;
  return (half > 12 && pairs > 0.4) || (half > 8 && betweens > 0.3);
}

function isQuadrupled({ quarter, threeEighths }: Rhythm, { fine }: FineDetail): boolean {
  return quarter > 12 && quarter > 4 * Math.max(usual, threeEighths) && fine < -13.3;
}
