import { polar, solid, type Point } from './pen.ts';

/** Closed lines of straight strokes that go over and under each other. */
type Strand = readonly Point[];

/**
 * Draws strands as bands; where two meet, the lower one ends at some air on both sides.
 *
 * @param isOver whether the first strand is the upper one at the nth crossing along it
 */
export function interlaced(
  strands: readonly Strand[],
  half: number,
  air: number,
  isOver: (one: number, other: number, nth: number) => boolean,
): string {
  const gaps = strands.map((): Gap[] => []);
  strands.forEach((strand, one) => {
    const met = strands.flatMap((other, index) =>
      index <= one ? [] : crossings(strand, other).map((crossing) => ({ ...crossing, index })),
    );
    met.sort((a, b) => a.at - b.at);
    met.forEach(({ at, where, index, sine, lean }, nth) => {
      const reach = (half + air) / sine;
      if (isOver(one, index, nth)) gaps[index]?.push({ at: where, half: reach, lean: -lean });
      else gaps[one]?.push({ at, half: reach, lean });
    });
  });
  return strands.map((strand, i) => cut(strand, gaps[i] ?? [], half)).join('');
}

/** Along a strand in strokes and parts of them: 1.5 is the middle of the second. */
type Gap = {
  at: number;
  half: number;
  /** The ends run along the band that lies over them. */
  lean: number;
};

function crossings(one: Strand, other: Strand) {
  return one.flatMap((a, i) =>
    other.flatMap((c, k) => {
      const [b, d] = [one[(i + 1) % one.length] as Point, other[(k + 1) % other.length] as Point];
      const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
      const product = rx * sy - ry * sx;
      const sine = Math.abs(product) / (Math.hypot(rx, ry) * Math.hypot(sx, sy));
      const lean = (rx * sx + ry * sy) / product;
      if (sine < 0.01) return [];
      const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / product;
      const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / product;
      return t > 0 && t < 1 && u > 0 && u < 1 ? [{ at: i + t, where: k + u, sine, lean }] : [];
    }),
  );
}

/** Each stroke from corner to corner, mitred there, without its gaps. */
function cut(strand: Strand, gaps: readonly Gap[], half: number): string {
  return strand
    .map((from, i) => {
      const to = strand[(i + 1) % strand.length] as Point;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
      const ends = gaps
        .filter(({ at }) => Math.floor(at) === i)
        .sort((a, b) => a.at - b.at)
        .flatMap(({ at, half: air, lean }): End[] => [
          [(at - i) * length - air, lean],
          [(at - i) * length + air, lean],
        ]);
      const before = strand.at(i - 1) as Point;
      const after = strand[(i + 2) % strand.length] as Point;
      const stops: End[] = [
        [0, mitre(before, from, to)],
        ...ends,
        [length, -mitre(from, to, after)],
      ];
      return stops
        .map((start, k) =>
          k % 2 === 0 ? piece(from, along, half, start, stops[k + 1] as End) : '',
        )
        .join('');
    })
    .join('');
}

/** How far along its stroke an end is, and how far its sides are apart there, in half breadths. */
type End = readonly [along: number, lean: number];

/** How much further out a corner's outer side goes on, in half breadths. */
function mitre(a: Point, b: Point, c: Point): number {
  const turn = Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]);
  return Math.tan(Math.atan2(Math.sin(turn), Math.cos(turn)) / 2);
}

function piece(
  from: Point,
  [dx, dy]: Point,
  half: number,
  [start, startLean]: End,
  [end, endLean]: End,
): string {
  const at = (along: number, lean: number, way: 1 | -1): Point => [
    from[0] + dx * (along + lean * half * way) - dy * half * way,
    from[1] + dy * (along + lean * half * way) + dx * half * way,
  ];
  return solid([
    at(start, startLean, 1),
    at(end, endLean, 1),
    at(end, endLean, -1),
    at(start, startLean, -1),
  ]);
}

/** @param up −1 for one that stands on its point */
export const triangle = ([x, y]: Point, radius: number, up: 1 | -1 = 1): Point[] =>
  [-90, 30, 150].map((degrees) => polar([x, y], radius, degrees * up));
