/** From a signal, 0 to 1, to light. */
export type Curve = (signal: number) => number;

/** IEC 61966-2-1; white is 1. */
export const srgbToLinear: Curve = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

export const linearToSrgb: Curve = (v) =>
  v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;

/** Constants of ITU-R BT.2100, table 4. */
const [m1, m2] = [2610 / 16384, 2523 / 32];
const [c1, c2, c3] = [3424 / 4096, 2413 / 128, 2392 / 128];

/** Perceptual quantizer: from a signal to cd/m², at most 10,000. */
export function pqToNits(signal: number): number {
  const power = signal ** (1 / m2);
  return 10_000 * (Math.max(0, power - c1) / (c2 - c3 * power)) ** (1 / m1);
}

export function nitsToPq(nits: number): number {
  const power = (nits / 10_000) ** m1;
  return ((c1 + c2 * power) / (1 + c3 * power)) ** m2;
}

/** Constants of ITU-R BT.2100, table 5. */
const [a, b, c] = [0.17883277, 0.28466892, 0.55991073];

/** Hybrid log-gamma: from a signal to scene light, 0 to 1. */
const hlgToScene: Curve = (v) => (v <= 0.5 ? (v * v) / 3 : (Math.exp((v - c) / a) + b) / 12);

const power =
  (gamma: number): Curve =>
  (v) =>
    v ** gamma;

/**
 * By TransferCharacteristics of ITU-T H.273, table 3, if browsers do not show it like sRGB's, as
 * they do the curves of video cameras (1, 6, 14, 15).
 */
export const codedCurves: Readonly<Record<number, Curve>> = {
  4: power(2.2),
  5: power(2.8),
  8: power(1),
  16: pqToNits,
  17: (v) => v ** 2.6 * (52.37 / 48),
  18: hlgToScene,
};
