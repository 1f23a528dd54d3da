import { smoothStep, type LabImage } from '@tintory/pixels';
import type { LabStatistics } from './lab-statistics.ts';

/** What is so dark has no lightness to measure its colour by. */
const black = 16;

/**
 * What has more colour than a shadow, in shares of the skin's, and is not too dark to show it, is
 * painted: lips keep their red.
 */
const [colorOf, lightOf] = [
  { shadow: 1.6, paint: 2.2 },
  { shadow: 15, paint: 30 },
];

/** So many times the colour it had, or that skin has, is the most of anything: lips would be crimson. */
const mostColor = 1.2;

const rise = (value: number, { shadow, paint }: typeof colorOf): number =>
  smoothStep(shadow, paint, value);

/**
 * Takes from what is darker than skin the colour it has beyond its share, in place: a shadow that
 * gets lighter, or whose skin gets paler, would glow. Light that fades takes colour along, so that
 * its share is that of the source over that of its skin, of the target's skin.
 *
 * @param toned the face in the target's colours
 * @param face as it was
 * @param from statistics of its skin
 * @param to of the target's
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
