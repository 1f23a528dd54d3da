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
  const seed = seedOf(belief, strokes);
  const cut = hasBothSides(seed) ? await grabCut(image, seed, iterations) : seed.map(isFront);
  const whole = fillHoles(
    dropSpecks(cut, width, height, speckShare),
    width,
    height,
    holeShare * width * height,
  );
  const data = new Float32Array(whole);
  for (let i = 0; i < data.length; i += 1) {
    if (strokes[i] === strokeKeep) data[i] = 1;
    else if (strokes[i] === strokeErase) data[i] = 0;
  }
  return { data, width, height };
}

/** What GrabCut starts from. */
function seedOf({ data }: Plane, strokes: Uint8Array): Uint8Array {
  const seed = new Uint8Array(data.length);
  for (let i = 0; i < seed.length; i += 1) {
    const value = data[i] as number;
    if (strokes[i] === strokeKeep) seed[i] = seeds.foreground;
    else if (strokes[i] === strokeErase) seed[i] = seeds.background;
    else if (value > surely) seed[i] = seeds.foreground;
    else if (value < hardly) seed[i] = seeds.background;
    else seed[i] = value > 0.5 ? seeds.maybeForeground : seeds.maybeBackground;
  }
  return seed;
}

/** In OpenCV's numbers the last bit tells the side. */
const isFront = (seed: number): number => seed & 1;

function hasBothSides(seed: Uint8Array): boolean {
  const front = seed.reduce((sum, value) => sum + isFront(value), 0);
  return front > 16 && front < seed.length - 16;
}
