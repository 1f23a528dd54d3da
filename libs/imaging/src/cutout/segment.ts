import {
  dropSpecks,
  fillHoles,
  rasterizeStrokes,
  strokeErase,
  strokeKeep,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { applyStrokes } from './apply-strokes.ts';
import type { CutoutHints } from './cutout-types.ts';
import type { Beliefs } from './find-subject.ts';
import { grabCut, seeds } from './grab-cut.ts';

/** Parts smaller than this share of the largest one are dust, not subject. */
const speckShare = 0.04;
/** Holes up to this share of the picture are highlights in the subject, not ways through it. */
const holeShare = 0.004;
/**
 * What hardly anything speaks for is background: of itself GrabCut would follow a shadow there. The
 * subject's inside is left to it where it is not wholly sure, as it is of persons: what is seen
 * through a handle is no subject.
 */
const [hardlyAgreed, hardlyBelieved] = [0.1, 0.3];
/** A third changes nothing visible. */
const iterations = 2;

/** A hard mask of the subject, 0 or 1, that follows the picture's edges. Strokes are law. */
export async function segment(
  image: RgbaImage,
  beliefs: Beliefs,
  hints: CutoutHints,
): Promise<Plane> {
  const { width, height } = image;
  const strokes = rasterizeStrokes(hints.strokes ?? [], width, height);
  const seed = seedOf(beliefs, strokes);
  const cut = hasBothSides(seed) ? await grabCut(image, seed, iterations) : seed.map(isFront);
  const whole = fillHoles(
    dropSpecks(cut, width, height, speckShare),
    width,
    height,
    holeShare * width * height,
  );
  return applyStrokes({ data: new Float32Array(whole), width, height }, strokes);
}

/** What GrabCut starts from. */
function seedOf({ believed, agreed }: Beliefs, strokes: Uint8Array): Uint8Array {
  const seed = new Uint8Array(agreed.data.length);
  for (let i = 0; i < seed.length; i += 1) {
    const value = agreed.data[i] as number;
    const first = believed.data[i] as number;
    if (strokes[i] === strokeKeep) seed[i] = seeds.foreground;
    else if (strokes[i] === strokeErase) seed[i] = seeds.background;
    else if (value === 1) seed[i] = seeds.foreground;
    else if (value < hardlyAgreed && first < hardlyBelieved) seed[i] = seeds.background;
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
