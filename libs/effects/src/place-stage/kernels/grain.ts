import {
  boxFilter,
  gaussianBlur,
  lumaAt,
  createRandom,
  createPlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import type { GroundLine } from './ground-line.ts';

/**
 * Limits of the added noise's standard deviation, as shares of white; within them it matches the
 * subject's.
 */
const [finest, coarsest] = [0.003, 0.0065];
/** Quantile of local variance that is noise alone. */
const calm = 0.03;
/**
 * Radius in pixels of the squares whose variance is measured, and of the distance to the subject's
 * edge.
 */
const [windowRadius, edgeRadius] = [7, 4];
/** Largest side of the measured part, in pixels. */
const measuredSide = 640;

/** Standard deviation of the noise in the subject's photograph. */
export function noiseOf(subject: RgbaImage, line: GroundLine): number {
  const { width, height } = {
    width: Math.min(measuredSide, line.width),
    height: Math.min(measuredSide, line.height),
  };
  const left = line.left + ((line.width - width) >> 1);
  const top = line.top + ((line.height - height) >> 1);
  const [luma, solid] = [createPlane(width, height), createPlane(width, height)];
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const at = ((top + y) * subject.width + left + x) * 4;
      luma.data[i] = lumaAt(subject.data, at) / 255;
      solid.data[i] = (subject.data[at + 3] as number) > 250 ? 1 : 0;
    }
  }
  const soft = gaussianBlur(luma, 1.2);
  const squares: Plane = {
    ...luma,
    data: luma.data.map((value, i) => square(value - (soft.data[i] as number))),
  };
  const variance = boxFilter(squares, windowRadius);
  const inside = boxFilter(solid, edgeRadius);
  const found = variance.data.filter((_, i) => (inside.data[i] as number) > 0.999).sort();
  const share = found[Math.floor(found.length * calm)] ?? 0;
  // A sum that runs along rows leaves a little less than 0 where nothing varies.
  return Math.min(coarsest, Math.max(finest, Math.sqrt(Math.max(0, share))));
}

const square = (value: number): number => value * value;

/** The side of the noise that is repeated: too fine to be recognised. */
const tile = 256;
/** Weights of the noise that all channels share, and of each one's own. */
const [shared, own] = [0.9, [0.5, 0.4, 0.5]] as const;
/** Sigma of the blur in pixels, and the factor that restores the deviation. */
const [soft, restored] = [0.5, 1.5];

/** The grain of a film: three planes that repeat, with deviations around 1. */
export type Grain = { planes: readonly Plane[]; side: number };

export function createGrain(seed: number): Grain {
  const random = createRandom(seed);
  const common = gaussianNoise(random);
  const planes = own.map((weight) => {
    const noise = gaussianNoise(random);
    const mixed = createPlane(tile, tile);
    for (let i = 0; i < mixed.data.length; i += 1) {
      mixed.data[i] = restored * (shared * (common[i] as number) + weight * (noise[i] as number));
    }
    return gaussianBlur(mixed, soft);
  });
  return { planes, side: tile };
}

/** The sum of four uniform random numbers approximates a Gaussian. */
function gaussianNoise(random: () => number): Float32Array {
  const deviation = Math.sqrt(4 / 12);
  return Float32Array.from(
    { length: tile * tile },
    () => (random() + random() + random() + random() - 2) / deviation,
  );
}
