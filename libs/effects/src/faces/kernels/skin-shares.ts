import { smoothStep, type LabImage, mapPlane, type Plane } from '@tintory/pixels';
import type { LabStatistics } from './lab-statistics.ts';

/**
 * Share of the skin's mean colour that counts as all of it: shadowed skin has less, grain scatters
 * it.
 */
const enough = 0.9;

/** Chroma in a* and b* below which a colour is neutral: in a grey picture everything is skin. */
const faint = 3;

/** Pixels this many steps of L* above the skin's mean are highlights. */
const gleam = 6;

/** Deviation across the main hue, in steps of a* and b*: of a tinted picture, and of any other. */
const offHue = { tinted: 0.4, colored: 1.2 };

/**
 * How much each pixel has the skin's colour, 0 to 1. Neutral and other hues do not: a change of
 * skin tone would turn brows blue and the whites of eyes cyan.
 *
 * @param plain the face without eyes and mouth, 0 to 1: white pixels there are highlights
 */
export function skinShares({ l, a, b }: LabImage, plain: Plane, of: LabStatistics): Plane {
  const [x, y] = [of.a.mean, of.b.mean];
  const whole = (x * x + y * y) * enough + faint * faint;
  return mapPlane(a, (value, i) => {
    const along = value * x + (b.data[i] as number) * y + faint * faint;
    const lighter = smoothStep(0, 1, ((l.data[i] as number) - of.l.mean) / gleam);
    return Math.min(1, Math.max(lighter * (plain.data[i] as number), along / whole));
  });
}

/** From 0, a picture of several colours, to 1, one of a single hue or of none. */
export function tintOf(image: LabImage): number {
  return 1 - smoothStep(offHue.tinted, offHue.colored, hueSpread(image));
}

/** Standard deviation of a* and b* across the mean hue. */
function hueSpread({ a, b }: LabImage): number {
  const count = a.data.length;
  const mean = ({ data }: Plane) => data.reduce((sum, value) => sum + value, 0) / count;
  const [x, y] = [mean(a), mean(b)];
  const length = Math.max(1e-6, Math.hypot(x, y));
  const squares = a.data.reduce(
    (sum, value, i) => sum + ((value * y - (b.data[i] as number) * x) / length) ** 2,
    0,
  );
  return Math.sqrt(squares / count);
}
