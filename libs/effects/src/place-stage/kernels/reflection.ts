import type { BlurStack } from './blur-stack.ts';
import type { GroundLine } from './ground-line.ts';

/** Scale of heights in the mirror, which sees the subject from slightly lower. */
const shortened = 0.97;
/** Height of the subject over which a mirror of roughness 1 fades to a third. */
const fading = 0.075;
/** Blur in pixels for each pixel of height, at roughness 1. */
const spread = 2;
/**
 * Roughness from which points of contact are blurred, too, and by what share of the picture's side.
 */
const [rough, roughBlur] = [0.08, 0.004];
const smoothest = 0.02;

export type Mirror = {
  /** Premultiplied light of the subject, and its alpha, each as a stack. */
  channels: readonly [BlurStack, BlurStack, BlurStack, BlurStack];
  line: GroundLine;
  roughness: number;
  /** The picture's side in pixels. */
  side: number;
};

/**
 * The mirror image of an upright subject in the ground, blurred by height.
 *
 * @param into premultiplied light and alpha, four values; 0 without a reflection
 */
export function reflectAt(mirror: Mirror, x: number, y: number, into: Float32Array): void {
  const { line, channels, roughness, side } = mirror;
  into.fill(0);
  const foot = line.rows[x] as number;
  const below = y + 0.5 - foot;
  const fade = Math.exp(
    -Math.max(0, below) / ((line.height * fading) / Math.max(roughness, smoothest)),
  );
  if (below < -1 || fade < 0.004) return;
  const sigma =
    Math.max(0, below) * roughness * spread + (roughness > rough ? roughBlur * side : 0);
  const above = foot - below * shortened;
  for (let channel = 0; channel < 4; channel += 1) {
    into[channel] = (channels[channel] as BlurStack).sample(x + 0.5, above, sigma) * fade;
  }
}
