import {
  dropSpecks,
  fillHoles,
  rasterizeStrokes,
  strokeErase,
  strokeKeep,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import type { CutoutHints } from './cutout-types.ts';
import { grabCut, seeds } from './grab-cut.ts';

/** Parts smaller than this share of the largest one are dust, not subject. */
const speckShare = 0.04;
/** Holes up to this share of the picture are highlights in the subject, not ways through it. */
const holeShare = 0.004;
/** Beliefs beyond these are not for GrabCut to change: its colours alone would follow a shadow. */
const [hardly, surely] = [0.2, 0.97];
/** A third changes nothing visible. */
const iterations = 2;

/** A hard mask of the subject, 0 or 1, that follows the picture's edges. Strokes are law. */
export async function segment(image: RgbaImage, belief: Plane, hints: CutoutHints): Promise<Plane> {
  const { width, height } = image;
  const strokes = rasterizeStrokes(hints.strokes ?? [], width, height);
  const seed = Uint8Array.from(belief.data, (value, i) => {
    if (strokes[i] === strokeKeep) return seeds.foreground;
    if (strokes[i] === strokeErase) return seeds.background;
    if (value > surely) return seeds.foreground;
    if (value < hardly) return seeds.background;
    return value > 0.5 ? seeds.maybeForeground : seeds.maybeBackground;
  });
  const cut = hasBothSides(seed) ? await grabCut(image, seed, iterations) : seed.map(isFront);
  const whole = fillHoles(
    dropSpecks(cut, width, height, speckShare),
    width,
    height,
    holeShare * width * height,
  );
  const data = Float32Array.from(whole, (value, i) => {
    if (strokes[i] === strokeKeep) return 1;
    return strokes[i] === strokeErase ? 0 : value;
  });
  return { data, width, height };
}

/** In OpenCV's numbers the last bit tells the side. */
const isFront = (seed: number): number => seed & 1;

function hasBothSides(seed: Uint8Array): boolean {
  const front = seed.reduce((sum, value) => sum + isFront(value), 0);
  return front > 16 && front < seed.length - 16;
}
