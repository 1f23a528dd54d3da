import type { Plane } from '../plane/rgba-image.ts';
import { fineDetail, type FineDetail } from './fine-detail.ts';
import { rhythmOf, type Rhythm } from './rhythm.ts';
import { turnPlane } from './turn-plane.ts';

/** Smaller windows have too few pixels. */
const smallest = 96;
/** A periodicity's strength by chance. */
const usual = 1.5;

/**
 * Whether a picture was enlarged, by half to four times, with bilinear, bicubic or Lanczos
 * interpolation. Enlarging leaves a periodic correlation between pixels in both directions, and no
 * finest detail. Shrinking leaves a weak periodicity, a camera's colour filter array and JPEG
 * blocks one of their own, but those keep the detail. The thresholds give no false positive on 38
 * photographs and drawn pictures, clean, shrunk, blurred or compressed.
 *
 * @param windows luma of the picture, 0 to 255, at distances of whole JPEG blocks
 */
export function wasEnlarged(windows: readonly Plane[]): boolean {
  const large = windows.filter(({ width, height }) => Math.min(width, height) >= smallest);
  if (large.length === 0) return false;
  const rhythm = rhythmOf(large);
  const detail = fineDetail([...large, ...large.map(turnPlane)]);
  return isUneven(rhythm, detail) || isDoubled(rhythm, detail) || isQuadrupled(rhythm, detail);
}

/**
 * Enlarged by any other factor than 2 and 4. Pictures shrunk bilinearly come closest to the
 * thresholds.
 */
function isUneven({ free }: Rhythm, { fine }: FineDetail): boolean {
  return (free > 7.5 && fine < -13.3) || (free > 11 && fine < -12.9);
}

/**
 * The periodicity of factor 2 coincides with JPEG's: it must stand out from that, and within the
 * blocks.
 */
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
