import type { BlurStack } from './blur-stack.ts';
import type { GroundLine } from './ground-line.ts';

/** What is mirrored is seen from a little lower than the thing itself: a share of its height. */
const shortened = 0.97;
/** Height of the subject over which a mirror of roughness 1 fades to a third. */
const fading = 0.075;
/** Blur in pixels for each pixel of height, at roughness 1. */
const spread = 2;
/** A surface that is rougher than this blurs what touches it too, by a share of the picture's side. */
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
 * The mirror image of an upright subject in the ground, blurred by the height it comes from.
 *
 * @param into four numbers: premultiplied light and alpha; all 0 where nothing is mirrored
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
