import { band, curve, mirrored, solid, type Point } from './pen.ts';

/** A pair of wings with room for somebody between them, in a box of 512 units. */
export const wingPairs: Record<string, () => string> = { 'tintory/wings': pair };

/** The right arm, from the shoulder up to the wrist and out to the tip. */
const arm = curve(
  [
    [296, 292],
    [290, 228],
    [306, 164],
    [346, 120],
    [388, 100],
    [416, 102],
  ],
  20,
);
const feathers = 8;
/** Where along each feather the upper row and the lower one begin and end, in box units. */
const upper = { from: 15, to: 58 };
const lowerFrom = 69;

/** Feathers hang from the arm: straight down near the body, outwards at the tip. */
function pair(): string {
  const parts = Array.from({ length: feathers - 1 }, (_, i) => [
    feather(i + 1, upper.from, upper.to),
    feather(i + 1, lowerFrom, lengthOf((i + 1) / (feathers - 1))),
  ]).flat();
  const bone = (line: readonly Point[]) => band(line, (t) => 10 - 4 * t);
  return (
    parts.map((part) => solid(part) + solid(mirrored(part))).join('') +
    bone(arm) +
    bone(mirrored(arm))
  );
}

const lengthOf = (t: number): number => 130 + 96 * Math.sin(Math.PI * (0.12 + 0.6 * t));
const headingOf = (t: number): number => ((92 - 36 * t) * Math.PI) / 180;

/** A place that far along a feather, where feathers between two are counted in fractions. */
function onFeather(nth: number, along: number): Point {
  const t = nth / (feathers - 1);
  const at = Math.min(1, Math.max(0, 0.14 + 0.82 * t)) * (arm.length - 1);
  const [x, y] = arm[Math.round(at)] as Point;
  const heading = headingOf(t);
  return [x + Math.cos(heading) * along, y + Math.sin(heading) * along];
}

/** As broad as the way to its neighbours leaves, and rounded at its end. */
function feather(nth: number, from: number, to: number): Point[] {
  const steps = 14;
  const side = (way: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const share = i / steps;
      const along = from + (to - from) * share;
      const wide = 0.42 * Math.sqrt(Math.max(0, 1 - Math.max(0, (share - 0.62) / 0.38) ** 2));
      const [x, y] = onFeather(nth, along);
      const [asideX, asideY] = onFeather(nth + 0.5 * way, along);
      return [x + (asideX - x) * wide * 2, y + (asideY - y) * wide * 2];
    });
  return [...side(1), ...side(-1).toReversed()];
}
