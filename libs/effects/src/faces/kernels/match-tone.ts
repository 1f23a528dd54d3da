import { type LabImage, createPlane, mapPlane, type Plane, wideBlur } from '@tintory/pixels';
import { calmShadows } from './calm-shadows.ts';
import { product } from './combine-planes.ts';
import { labStatistics } from './lab-statistics.ts';
import { skinShares, tintOf } from './skin-shares.ts';

/** Limits of the lightness contrast factor: beyond them eyes fade or glare. */
const contrastOfLight = [0.88, 1.15] as const;
/**
 * Below this share of the source's lightness, contrast limits shrink in proportion; lightness is
 * counted from `black` steps of L* below 0.
 */
const dim = { from: 0.8, black: 16 };
/** Limits of the colour contrast factor; low, because a tinted picture has a single colour. */
const contrastOfColor = [0.15, 1.2] as const;

/**
 * Non-skin that is darker than skin by `depth` steps of L* keeps the share `most` of its own
 * lightness: dark brows stay dark on fair skin.
 */
const darkness = { depth: 20, most: 0.5 };

/** Sigma that separates light from the face's relief, as a share of its width. */
const lightShare = 0.08;

/**
 * Largest change by the target's light in steps of L*, approached asymptotically; more would glare
 * beside the source's own deep shadows.
 */
const mostLight = { up: 9, down: 20 };

/**
 * Gives a face the colours of the one it replaces: mean and deviation in L*a*b* (Reinhard et al.
 * 2001), and its light, the wide blur of L*. Only skin is matched: brows, lashes and the whites of
 * eyes keep their colours.
 *
 * @param weight share of each pixel in the statistics of both pictures, 0 to 1
 * @param plain the face without eyes and mouth, 0 to 1
 * @param light from 0, the source's light, to 1, the target's
 */
export function matchTone(
  face: LabImage,
  target: LabImage,
  weight: Plane,
  plain: Plane,
  faceWidth: number,
  light: number,
): LabImage {
  const from = labStatistics(face, weight);
  const to = labStatistics(target, weight);
  if (!from || !to) return face;
  const share = skinShares(face, plain, from);
  const tint = tintOf(target);
  const matched = (channel: 'l' | 'a' | 'b') => {
    const ratio = (to[channel].deviation + 0.5) / (from[channel].deviation + 0.5);
    const [least, most] = channel === 'l' ? contrastIn(from.l.mean, to.l.mean) : contrastOfColor;
    const usual = Math.min(most, Math.max(least, ratio));
    // In a tinted picture nothing is neutral, and hardly anything differs from the tint.
    const contrast = channel === 'l' ? usual : mix(usual, least, tint);
    const { mean } = from[channel];
    const goal = to[channel].mean;
    const toned = createPlane(share.width, share.height);
    for (let i = 0; i < toned.data.length; i += 1) {
      const value = face[channel].data[i] as number;
      const always = channel === 'l' ? 1 - ownLightness(mean - value) : tint;
      const most = Math.max(always, share.data[i] as number);
      toned.data[i] = mix(value, (value - mean) * contrast + goal, most);
    }
    return toned;
  };
  const l = matched('l');
  const sigma = faceWidth * lightShare;
  const own = weightedBlur(l, weight, sigma);
  const wanted = weightedBlur(target.l, weight, sigma);
  const lit = mapPlane(l, (value, i) => {
    const more = (wanted.data[i] as number) - (own.data[i] as number);
    const most = more > 0 ? mostLight.up : mostLight.down;
    return value + light * most * Math.tanh(more / most);
  });
  const matchedColors = { l: lit, a: matched('a'), b: matched('b') };
  calmShadows(matchedColors, face, from, to);
  return matchedColors;
}

function contrastIn(from: number, to: number): readonly [least: number, most: number] {
  const [least, most] = contrastOfLight;
  const share = Math.min(1, (to + dim.black) / (from + dim.black) / dim.from);
  return [least * share, most * share];
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Share of its own lightness kept by non-skin this much darker, in steps of L*. */
const ownLightness = (darker: number): number =>
  darkness.most * Math.min(1, Math.max(0, darker / darkness.depth));

/** A blur normalised by weight; 0 without weighted pixels nearby. */
function weightedBlur(plane: Plane, weight: Plane, sigma: number): Plane {
  const sums = wideBlur(product(plane, weight), sigma);
  const weights = wideBlur(weight, sigma);
  for (let i = 0; i < sums.data.length; i += 1) {
    const total = weights.data[i] as number;
    sums.data[i] = total > 1e-3 ? (sums.data[i] as number) / total : 0;
  }
  return sums;
}
