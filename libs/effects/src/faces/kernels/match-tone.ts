import { type LabImage, createPlane, mapPlane, type Plane, wideBlur } from '@tintory/pixels';
import { calmShadows } from './calm-shadows.ts';
import { product } from './combine-planes.ts';
import { labStatistics } from './lab-statistics.ts';
import { skinShares, tintOf } from './skin-shares.ts';

/** Light's contrast is matched within these factors only: it is the eyes that would fade or glare. */
const contrastOfLight = [0.88, 1.15] as const;
/**
 * Where less light falls than on this share of the source, everything differs less in it, too: what
 * is `black` steps of L* below 0 would be black in any light.
 */
const dim = { from: 0.8, black: 16 };
/** Colours may be all but lost: a tinted picture has a single one. */
const contrastOfColor = [0.15, 1.2] as const;

/**
 * Of what is no skin, what is darker than skin by `depth` steps of L* keeps `most` of its own
 * lightness: dark brows stay dark on fair skin.
 */
const darkness = { depth: 20, most: 0.5 };

/** What counts as light and not as the face's own relief, as a share of its width. */
const lightShare = 0.08;

/**
 * So far, in steps of L*, the light goes up and down at most; it is approached, not reached. Beside
 * the source's own deep shadows more light would glare.
 */
const mostLight = { up: 9, down: 20 };

/**
 * Gives a face the colours of the one it replaces: mean and deviation in L*a*b* (Reinhard et al.
 * 2001), and the light that falls onto it, which is what is left of L after a wide blur. Colours
 * are those of skin: brows, lashes and the whites of eyes keep theirs.
 *
 * @param weight what of both pictures is compared, 0 to 1
 * @param plain where the face has neither eyes nor mouth, 0 to 1
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

/** How much of its own lightness keeps what is no skin and so much darker. */
const ownLightness = (darker: number): number =>
  darkness.most * Math.min(1, Math.max(0, darker / darkness.depth));

/** A blur in which only weighted pixels count; where none is near it is 0. */
function weightedBlur(plane: Plane, weight: Plane, sigma: number): Plane {
  const sums = wideBlur(product(plane, weight), sigma);
  const weights = wideBlur(weight, sigma);
  for (let i = 0; i < sums.data.length; i += 1) {
    const total = weights.data[i] as number;
    sums.data[i] = total > 1e-3 ? (sums.data[i] as number) / total : 0;
  }
  return sums;
}
