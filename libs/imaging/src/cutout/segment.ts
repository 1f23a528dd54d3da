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

/** A hard mask of the subject that follows the picture's edges. Strokes are law. */
export async function segment(
  image: RgbaImage,
  belief: Plane,
  hints: CutoutHints,
): Promise<Uint8Array> {
  const { width, height } = image;
  const strokes = rasterizeStrokes(hints.strokes ?? [], width, height);
  const seed = Uint8Array.from(belief.data, (value, i) => {
    if (strokes[i] === strokeKeep) return seeds.foreground;
    if (strokes[i] === strokeErase) return seeds.background;
    if (value > 0.97) return seeds.foreground;
    if (value < 0.03) return seeds.background;
    return value > 0.5 ? seeds.maybeForeground : seeds.maybeBackground;
  });
  if (!hasBothSides(seed)) return seed.map((value) => value & 1);
  const cut = await grabCut(image, seed, 3);
  const clean = fillHoles(
    dropSpecks(cut, width, height, speckShare),
    width,
    height,
    holeShare * width * height,
  );
  return clean.map((value, i) => {
    if (strokes[i] === strokeKeep) return 1;
    return strokes[i] === strokeErase ? 0 : value;
  });
}

function hasBothSides(seed: Uint8Array): boolean {
  const front = seed.reduce((sum, value) => sum + (value & 1), 0);
  return front > 16 && front < seed.length - 16;
}
