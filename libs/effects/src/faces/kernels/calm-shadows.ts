import { smoothStep, type LabImage } from '@tintory/pixels';
import type { LabStatistics } from './lab-statistics.ts';

/** Added to the lightness: near-black pixels have no measurable colour share. */
const black = 16;

/**
 * Ranges of colour (in shares of the skin's) and of lightness over which a shadow turns into paint:
 * lips keep their red.
 */
const [colorOf, lightOf] = [
  { shadow: 1.6, paint: 2.2 },
  { shadow: 15, paint: 30 },
];

/** Maximum factor of the original colour or of the skin's: more would turn lips crimson. */
const mostColor = 1.2;

const rise = (value: number, { shadow, paint }: typeof colorOf): number =>
  smoothStep(shadow, paint, value);

/**
 * Removes the excess colour of pixels darker than skin, in place: a shadow that gets lighter, or
 * whose skin gets paler, would glow. Colour fades with light, so a pixel's share is the source's
 * relative to its skin, applied to the target's skin.
 *
 * @param toned the face in the target's colours
 * @param face the original face
 * @param from statistics of its skin
 * @param to statistics of the target's skin
 */
export function calmShadows(
  toned: LabImage,
  face: LabImage,
  from: LabStatistics,
  to: LabStatistics,
): void {
  const shareOf = (l: number, a: number, b: number) =>
    Math.sqrt(a * a + b * b) / (Math.max(0, l) + black);
  const skinOf = ({ l, a, b }: LabStatistics) => shareOf(l.mean, a.mean, b.mean);
  const [sourceSkin, skin] = [Math.max(1e-3, skinOf(from)), skinOf(to)];
  const shareAt = ({ l, a, b }: LabImage, i: number) =>
    shareOf(l.data[i] as number, a.data[i] as number, b.data[i] as number);
  for (let i = 0; i < toned.l.data.length; i += 1) {
    const l = toned.l.data[i] as number;
    if (l >= to.l.mean) continue;
    const share = shareAt(toned, i);
    const before = shareAt(face, i);
    const own = before / sourceSkin;
    const painted = mostColor * Math.max(skin, before);
    const most = Math.min(painted, skin * Math.max(1, own));
    if (share <= most) continue;
    const paint = rise(own, colorOf) * rise(l, lightOf);
    const kept = paint * Math.min(1, painted / share) + (1 - paint) * (most / share);
    toned.a.data[i] = (toned.a.data[i] as number) * kept;
    toned.b.data[i] = (toned.b.data[i] as number) * kept;
  }
}
