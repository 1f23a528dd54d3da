import { createRandom, type Plane } from '@tintory/pixels';
import { drip, growDrips, pickSpaced, type Random, type Room } from './drips.ts';
import { findRim, type RimPoint } from './rim.ts';
import type { Tube } from './tube.ts';

/** Everything that leaves the body, as tubes: drips, tendrils and threads of slime between them. */
export function growGoo(cover: Plane, room: Room, unit: number, seed: number): Tube[] {
  const rim = findRim(cover, unit);
  const random = createRandom(seed * 101 + 13);
  return [
    ...growDrips(rim, room, unit, random),
    ...growTendrils(rim, room, unit, random),
    ...spinThreads(rim, cover, unit, random),
  ];
}

/**
 * Tendrils from shoulders and head: they start along the edge's normal, curl and become thinner.
 */
function growTendrils(rim: readonly RimPoint[], room: Room, unit: number, random: Random): Tube[] {
  const sides = rim.filter((point) => point.ny < 0.55);
  const tubes: Tube[] = [];
  for (const point of pickSpaced(sides, 34 * unit, random)) {
    const length = (14 + 130 * random() ** 2.6) * unit * room(point.x, point.y);
    const thick = (1.4 + 0.034 * (length / unit) + 1.8 * random()) * unit;
    const stem = curl(point, length, thick, unit, random);
    tubes.push(stem);
    if (length > 45 * unit) tubes.push(...branch(stem, length, unit, random));
    if (length > 24 * unit) tubes.push(...hangFrom(stem, unit, random));
  }
  return tubes;
}

function curl(from: RimPoint, length: number, thick: number, unit: number, random: Random): Tube {
  const steps = Math.max(8, Math.round(length / (4 * unit)));
  let heading = Math.atan2(from.ny, from.nx) + (random() - 0.5) * 0.9;
  let turn = (random() - 0.5) * 0.05;
  const bend = (random() - 0.5) * 0.035;
  let [x, y] = [from.x - from.nx * 5 * unit, from.y - from.ny * 5 * unit];
  const points: (readonly [number, number, number])[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    points.push([x, y, thick * (0.75 * (1 - t) ** 1.3 + 1.7 * (1 - t) ** 7) + 0.25 * unit]);
    turn = turn * 0.86 + (random() - 0.5) * 0.13 + bend * t;
    heading += turn;
    x += (Math.cos(heading) * length) / steps;
    y += (Math.sin(heading) * length) / steps;
  }
  return points;
}

/** Fine drips that hang from a tendril. */
function hangFrom(stem: Tube, unit: number, random: Random): Tube[] {
  const count = Math.floor(random() * 3.6);
  return Array.from({ length: count }, () => {
    const at = stem[Math.floor((0.08 + 0.7 * random()) * (stem.length - 1))] as Tube[number];
    const point = { x: at[0], y: at[1] + at[2] * 0.5 };
    return drip(
      point,
      (6 + 62 * random() ** 2.4) * unit,
      (0.8 + 1.3 * random()) * unit,
      unit,
      random,
    );
  });
}

function branch(stem: Tube, length: number, unit: number, random: Random): Tube[] {
  const count = 1 + Math.floor(random() * 2.5);
  return Array.from({ length: count }, () => {
    const index = Math.floor((0.2 + 0.5 * random()) * (stem.length - 2));
    const [x, y, radius] = stem[index] as Tube[number];
    const [nx, ny] = stem[index + 1] as Tube[number];
    const heading = Math.atan2(ny - y, nx - x) + (random() < 0.5 ? -1 : 1) * (0.4 + 0.5 * random());
    const from = { x, y, nx: Math.cos(heading), ny: Math.sin(heading) };
    return curl(from, length * (0.25 + 0.35 * random()), radius * 0.8, unit, random);
  });
}

/** Threads between two points of the rim with only air between them. */
function spinThreads(rim: readonly RimPoint[], cover: Plane, unit: number, random: Random): Tube[] {
  const tubes: Tube[] = [];
  for (let attempt = 0; attempt < 900 && tubes.length < 26 && rim.length > 1; attempt += 1) {
    const [a, b] = [pick(rim, random), pick(rim, random)];
    const length = Math.hypot(a.x - b.x, a.y - b.y);
    if (length < 22 * unit || length > 190 * unit) continue;
    const tube = thread(a, b, length, unit, random);
    if (inAir(tube, cover)) tubes.push(tube);
  }
  return tubes;
}

const pick = (rim: readonly RimPoint[], random: Random): RimPoint =>
  rim[Math.floor(random() * rim.length)] as RimPoint;

function thread(a: RimPoint, b: RimPoint, length: number, unit: number, random: Random): Tube {
  const steps = 20;
  const sag = length * (0.05 + 0.22 * random());
  const thin = (0.35 + 0.5 * random()) * unit;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const end = Math.abs(2 * t - 1) ** 6;
    const y = a.y + (b.y - a.y) * t + sag * 4 * t * (1 - t);
    return [a.x + (b.x - a.x) * t, y, thin * (1 + 3.4 * end)] as const;
  });
}

function inAir(tube: Tube, { data, width, height }: Plane): boolean {
  let inside = 0;
  for (const [x, y] of tube) {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    if ((data[Math.floor(y) * width + Math.floor(x)] as number) > 0.5) inside += 1;
  }
  return inside <= 3;
}
