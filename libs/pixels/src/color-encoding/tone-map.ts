import { nitsToPq, pqToNits } from './transfer.ts';

/** Luminance of reference white in high dynamic range, in cd/m² (ITU-R BT.2408). */
const referenceWhite = 203;

/** Entries are spaced by the square root of light: fine in the shadows. */
const steps = 4_096;
const brightest = 10_000;

/**
 * ITU-R BT.2390, section 5.4.1: light up to a knee is unchanged, and brighter light, up to `peak`,
 * is compressed below reference white.
 *
 * @param peak luminance of the brightest part of the picture, in cd/m²
 * @returns gains for light, so that reference white becomes 1; see `gainAt`
 */
export function toneMapGains(peak: number): Float32Array {
  const source = nitsToPq(Math.max(peak, referenceWhite));
  const most = nitsToPq(referenceWhite) / source;
  const knee = 1.5 * most - 0.5;
  return Float32Array.from({ length: steps + 1 }, (_, step) => {
    const nits = brightest * (Math.max(step, 1) / steps) ** 2;
    const signal = Math.min(1, nitsToPq(nits) / source);
    return signal <= knee
      ? 1 / referenceWhite
      : pqToNits(spline(signal, knee, most) * source) / nits / referenceWhite;
  });
}

/** The Hermite spline of BT.2390 between the knee and the peak. */
function spline(signal: number, knee: number, most: number): number {
  const t = knee < 1 ? (signal - knee) / (1 - knee) : 0;
  const [t2, t3] = [t ** 2, t ** 3];
  return (2 * t3 - 3 * t2 + 1) * knee + (t3 - 2 * t2 + t) * (1 - knee) + (-2 * t3 + 3 * t2) * most;
}

export function gainAt(gains: Float32Array, nits: number): number {
  const at = Math.min(steps - 1e-3, Math.sqrt(nits / brightest) * steps);
  const step = Math.floor(at);
  const low = gains[step];
  return low + (gains[step + 1] - low) * (at - step);
}
