import { gaussianBlur, shrinkPlane, createPlane, mapPlane, type Plane } from '@tintory/pixels';
import type { Painted } from './shade-coat.ts';

/** The creature as developed film: sRGB from 0 to 255, one plane per channel. */
export type Developed = {
  channels: [Plane, Plane, Plane];
  /** Glow around its lights, 0 to 255, at a quarter of the size. */
  glow: Plane;
};

/** Exposure before the film curve, and strength of the glow around highlights. */
const [exposure, spill] = [1.5, 0.55];

/** The film curve's table over light from 0 to `brightest`. */
const [curveSteps, brightest] = [8192, 6];
let curve: Float32Array | undefined;

/** Exponential shoulder, deep toe: black stays black and highlights roll off into white. */
function filmCurve(): Float32Array {
  curve ??= Float32Array.from({ length: curveSteps + 1 }, (_, i) => {
    const held = 1 - Math.exp((-i / curveSteps) * brightest * exposure);
    return 255 * Math.max(0, held ** (1 / 2.2) * 1.07 - 0.045);
  });
  return curve;
}

export function develop({ light, width, height }: Painted): Developed {
  const film = filmCurve();
  const channels = [0, 1, 2].map(() => createPlane(width, height)) as [Plane, Plane, Plane];
  const [reds, greens, blues] = channels.map(({ data }) => data) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const bright = createPlane(width, height);
  const scale = curveSteps / brightest;
  for (let i = 0; i < width * height; i += 1) {
    const red = light[i * 3] as number;
    const green = light[i * 3 + 1] as number;
    const blue = light[i * 3 + 2] as number;
    if (red + green + blue <= 0) continue;
    reds[i] = film[Math.min(curveSteps, (red * scale) | 0)] as number;
    greens[i] = film[Math.min(curveSteps, (green * scale) | 0)] as number;
    blues[i] = film[Math.min(curveSteps, (blue * scale) | 0)] as number;
    bright.data[i] = Math.max(0, Math.min(2, Math.max(red, green, blue) * exposure) - 0.7);
  }
  const small = shrinkPlane(bright, Math.max(1, width >> 2), Math.max(1, height >> 2));
  const [near, far] = [gaussianBlur(small, width / 1100), gaussianBlur(small, width / 180)];
  const glow = mapPlane(
    near,
    (value, i) => 255 * spill * (0.35 * value + 0.65 * (far.data[i] as number)),
  );
  return { channels, glow };
}
