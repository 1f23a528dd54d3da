import { linearToSrgb, srgbToLinear } from '@tintory/pixels';

/** Narkowicz' fit of the ACES film curve (2015). */
const [a, b, c, d, e] = [2.51, 0.03, 2.43, 0.59, 0.14];

/** The film curve from scene light to display light, both linear. */
export const film = (light: number): number =>
  Math.min(1, Math.max(0, (light * (a * light + b)) / (light * (c * light + d) + e)));

/** Largest inverted value: white would need infinite light. */
const brightest = 0.975;

/** The inverse of `film`: the positive root of its quadratic. */
export function unfilm(shown: number): number {
  const y = Math.min(shown, brightest);
  const [p, q, r] = [a - c * y, b - d * y, -e * y];
  return (-q + Math.sqrt(q * q - 4 * p * r)) / (2 * p);
}

/** Scene light of each sRGB byte, which `display` maps back to it. */
export const lightOfByte = Float32Array.from({ length: 256 }, (_, byte) =>
  unfilm(srgbToLinear(byte / 255)),
);

/** Entries of the table by the root of light, and the light that is white on film. */
const [entries, white] = [8_192, 24];
const shown = Float32Array.from({ length: entries + 2 }, (_, i) =>
  linearToSrgb(film(white * (i / entries) ** 2)),
);

/** Scene light as an sRGB signal from 0 to 1. */
export function display(light: number): number {
  if (light <= 0) return 0;
  const at = Math.sqrt(Math.min(1, light / white)) * entries;
  const entry = at | 0;
  const low = shown[entry] as number;
  return low + ((shown[entry + 1] as number) - low) * (at - entry);
}
