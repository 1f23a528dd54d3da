import { smoothStep, type LabImage, mapPlane, type Plane } from '@tintory/pixels';
import type { LabStatistics } from './lab-statistics.ts';

/** Of the skin's mean colour; shadow on skin has less of it, grain more and less. */
const enough = 0.9;

/** A colour so faint, in steps of a* and b*, is no colour: in a grey picture all is skin. */
const faint = 3;

/** What is lighter than skin in the mean by so many steps of L* is so by the light. */
const gleam = 6;

/** How far colours are off a single hue, in steps of a* and b*: a tinted picture's, any other's. */
const offHue = { tinted: 0.4, colored: 1.2 };

/**
 * How far each pixel is of skin's colour, 0 to 1. What is neutral or of another hue is not: the step
 * from one skin to another would turn brows blue and the whites of eyes cyan.
 *
 * @param plain where there are neither eyes nor mouth, 0 to 1: what is white there gleams
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

/** Standard deviation across the direction of the mean colour. */
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
