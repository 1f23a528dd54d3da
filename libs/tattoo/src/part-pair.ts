import { apart } from './back-to-back.ts';
import { is, motifOf, roleOf } from './catalogue/catalogue.ts';
import { levels } from './drawing.ts';
import { nestle } from './nestle.ts';
import { edgeOf, extentOf, type Placed, type Put } from './placed.ts';
import { isReadable, outlineShown, recognisable, sideOf } from './readable.ts';
import { leastWithin, pierced } from './pierced.ts';

/** Distances that the rear one slides out, in the front one's longer side. */
const ways = [0.08, 0.16, 0.24, 0.32, 0.4, 0.48, 0.56];
const air = 0.06;

/**
 * Separates two of which one hides the other: the rear one slides out until it is recognisable; where
 * that does not help, they stand side by side.
 */
export function partPair(placed: Placed[], put: Put): Placed[] {
  const [below, above] = [...placed].sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
  if (placed.length !== 2 || !below || !above) return placed;
  if (is(below.motif, 'open')) return placed;
  if (below.level === above.level || isReadable(below, above, leastWithin(below, above))) {
    return placed;
  }
  const within = onBlade(below, above, put) ?? pierced(below, above, put);
  if (within) return within;
  const size = sideOf([above]);
  for (const way of ways) {
    for (const [x, y] of directions(below, above)) {
      const moved = { ...below, x: below.x + x * way * size, y: below.y + y * way * size };
      if (isReadable(moved, above, leastOf(below))) return [moved, above];
    }
  }
  return sideBySide(below, above, put);
}

/** Lengths of a blade behind a flower, in the flower's longer side. */
const blades = [2.2, 2.5, 2.8, 3.1];

/** Places a flower on a long blade, the hilt above it. */
function onBlade(below: Placed, above: Placed, put: Put): Placed[] | undefined {
  if (roleOf(below.motif) !== 'long' || roleOf(above.motif) !== 'bloom') return undefined;
  const size = sideOf([above]);
  const { turn } = motifOf(below.motif);
  const { level = 0 } = below;
  for (const blade of blades) {
    for (const aside of [0, 0.2, 0.35]) {
      const [x, y] = [above.x - aside * size, above.y - size * (blade * 0.14)];
      const one = put(below.motif, x, y, size * blade, { turn, level });
      if (outlineShown(one, above, sideOf([one, above])) >= recognisable) return [one, above];
    }
  }
  return undefined;
}

/** Least visible share; more for a blade, whose half guard would be clutter. */
const leastOf = ({ motif }: Placed) => (roleOf(motif) === 'long' ? 0.84 : recognisable);

/** Directions to slide: across its length for a blade, else up, out and down. */
function directions(below: Placed, above: Placed): [number, number][] {
  if (roleOf(above.motif) === 'long') return [];
  if (roleOf(below.motif) === 'long') {
    const [x, y] = axisOf(below);
    return [
      [-y, x],
      [y, -x],
    ];
  }
  if (is(below.motif, 'fire')) return [[0, -1]];
  const side = below.x < above.x ? -1 : 1;
  return [
    [0, -1],
    [side, 0],
    [side * 0.7, -0.7],
    [0, 1],
    [-side, 0],
    [side * 0.7, 0.7],
  ];
}

/** Unit vector of a motif's longest axis. */
function axisOf(one: Placed): [number, number] {
  const points = edgeOf(one);
  let [across, down, both] = [0, 0, 0];
  for (let i = 0; i < points.length; i += 2) {
    const [dx, dy] = [(points[i] as number) - one.x, (points[i + 1] as number) - one.y];
    across += dx * dx;
    down += dy * dy;
    both += dx * dy;
  }
  const angle = Math.atan2(2 * both, across - down) / 2;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Places two side by side: a blade upright, others face to face. */
function sideBySide(below: Placed, above: Placed, put: Put): Placed[] {
  const blade = [below, above].find(({ motif }) => roleOf(motif) === 'long');
  const other = blade === above ? below : above;
  const size = sideOf([other]);
  if (!blade) return apart(above.motif, below.motif, put, sideOf([below]) > size ? 1 : 0.8);
  const level = levels.lead;
  const { top, bottom } = extentOf([other]);
  const { turn } = motifOf(blade.motif);
  const high = Math.max(bottom - top, size * 0.9) * 1.1;
  const one = put(blade.motif, other.x, (top + bottom) / 2, high, { turn, level });
  return [{ ...other, level }, nestle(one, [other], 180, air * size)];
}
