import type { Plane, RgbaImage } from '@tintory/pixels';

/** The ground on which a subject stood: mean brightness and chromaticity, and their spread. */
export type OldGround = {
  light: number;
  lightSpread: number;
  /** Shares of red and blue in its colour, and their spread. */
  red: number;
  blue: number;
  spread: number;
  /** Grass: green, and rough. */
  isGrass: boolean;
};

/** How far around the foot the ground is measured, as a share of the subject's size. */
const around = 0.06;
/** The lower part of the subject's height in which ground is measured beside it. */
const footPart = 0.12;
/** Alpha up to which a pixel is ground only. */
const clear = 0.01;
const leastPixels = 60;
/** Grass has smaller shares of red and blue than these, and at least this roughness. */
const [greenRed, greenBlue, rough] = [0.36, 0.3, 0.12];

export type Bounds = { left: number; right: number; top: number; bottom: number };

/** Measures the ground around a subject's foot; undefined if too little of it is visible. */
export function readOldGround(
  { data, width, height }: RgbaImage,
  alpha: Plane,
  bounds: Bounds,
): OldGround | undefined {
  const size = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
  const reach = Math.max(3, Math.round(size * around));
  const top = Math.round(bounds.bottom - (bounds.bottom - bounds.top) * footPart);
  const lights: number[] = [];
  const [reds, blues] = [[] as number[], [] as number[]];
  const step = Math.max(1, Math.floor(reach / 12));
  for (let y = top; y < Math.min(height, bounds.bottom + reach); y += step) {
    for (
      let x = Math.max(0, bounds.left - reach);
      x < Math.min(width, bounds.right + reach);
      x += step
    ) {
      const at = y * width + x;
      if ((alpha.data[at] as number) > clear) continue;
      const { light, red, blue } = colorAt(data, at);
      lights.push(light);
      reds.push(red);
      blues.push(blue);
    }
  }
  if (lights.length < leastPixels) return undefined;
  const [light, lightSpread] = spreadOf(lights);
  const [red, redSpread] = spreadOf(reds);
  const [blue, blueSpread] = spreadOf(blues);
  return {
    ...{ light, lightSpread, red, blue },
    spread: Math.max(redSpread, blueSpread),
    isGrass: red < greenRed && blue < greenBlue && lightSpread / light > rough,
  };
}

/** The mean of a pixel's three bytes, and the shares of red and blue in their sum. */
export function colorAt(data: ArrayLike<number>, pixel: number) {
  const at = pixel * 4;
  const [r, g, b] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
  const sum = r + g + b + 1e-6;
  return { light: sum / 3, red: r / sum, blue: b / sum };
}

function spreadOf(values: readonly number[]): [mean: number, deviation: number] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return [mean, Math.sqrt(square)];
}
