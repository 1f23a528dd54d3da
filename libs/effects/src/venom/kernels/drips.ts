import type { RimPoint } from './rim.ts';
import type { Tube } from './tube.ts';

/** Relative length of what grows at a point, 0 to 1. */
export type Room = (x: number, y: number) => number;

export type Random = () => number;

/** Picks points about `gap` pixels apart or more, in random order. */
export function pickSpaced(rim: readonly RimPoint[], gap: number, random: Random): RimPoint[] {
  const order = rim.map((point) => ({ point, key: random() })).sort((a, b) => a.key - b.key);
  const picked: RimPoint[] = [];
  for (const { point } of order) {
    const wide = gap * (0.5 + random());
    if (picked.every((other) => Math.hypot(other.x - point.x, other.y - point.y) > wide)) {
      picked.push(point);
    }
  }
  return picked;
}

/** Drips from edges that face down: few long ones, many short ones, each with a drop at its end. */
export function growDrips(
  rim: readonly RimPoint[],
  room: Room,
  unit: number,
  random: Random,
): Tube[] {
  const below = rim.filter((point) => point.ny > 0.3);
  return pickSpaced(below, 13 * unit, random).map((point) => {
    const start = { x: point.x - point.nx * 4 * unit, y: point.y - 4 * unit };
    const length = (12 + 120 * random() ** 3.2) * unit * room(point.x, point.y);
    return drip(start, length, (1.6 + 3.2 * random()) * unit, unit, random);
  });
}

type Start = { x: number; y: number };

/** A hanging thread of slime with a drop at its end. */
export function drip(
  { x, y }: Start,
  length: number,
  thick: number,
  unit: number,
  random: Random,
): Tube {
  const sway = (random() - 0.5) * 5 * unit;
  const phase = random() * 6;
  const steps = 14;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const drop = t > 0.8 ? Math.sin(((t - 0.8) / 0.2) * Math.PI * 0.78) * 0.55 : 0;
    const radius = thick * (0.34 + 1.5 * (1 - t) ** 5 + drop);
    return [x + Math.sin(phase + t * 3) * sway * t, y + length * t, radius] as const;
  });
}
