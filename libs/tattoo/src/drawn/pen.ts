export type Point = readonly [x: number, y: number];

/** Parses points: `12 40, 18 52`. */
export const through = (told: string): Point[] =>
  told.split(', ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(' ').map(Number);
    return [x, y];
  });

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** Signed area; positive for clockwise points, as y grows downwards. */
const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);

/** Path of a filled shape, in one direction so that overlaps stay filled. */
export const solid = (points: readonly Point[]): string =>
  pathOf(area(points) < 0 ? points.toReversed() : points);

/** Path of a hole in the shape around it. */
export const hole = (points: readonly Point[]): string =>
  pathOf(area(points) > 0 ? points.toReversed() : points);

export const polar = ([x, y]: Point, radius: number, degrees: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return [x + Math.cos(radians) * radius, y + Math.sin(radians) * radius];
};

export const circle = (middle: Point, radius: number, steps = radius > 60 ? 96 : 36): Point[] =>
  Array.from({ length: steps }, (_, i) => polar(middle, radius, (i / steps) * 360));

export const arc = (middle: Point, radius: number, from: number, to: number, steps = 24): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) =>
    polar(middle, radius, from + ((to - from) * i) / steps),
  );

export const ring = (middle: Point, radius: number, half: number): string =>
  solid(circle(middle, radius + half)) + hole(circle(middle, radius - half));

/** A smooth line through points, with a number of steps between two of them. */
export function curve(points: readonly Point[], steps = 12): Point[] {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] as Point;
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k += 1) line.push(between(a, b, c, d, k / steps));
  }
  return [...line, at(points.length - 1)];
}

/** A point on the Catmull-Rom segment from `b` to `c`. */
const between = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const on = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * t +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
  return [on(0), on(1)];
};

/**
 * A line as a band.
 *
 * @param half half its breadth, which may change from the start (0) to the end (1)
 */
export const band = (line: readonly Point[], half: Half): string => solid(strip(line, half));

/** A line left open in the shape around it. */
export const groove = (line: readonly Point[], half: Half): string => hole(strip(line, half));

type Half = number | ((t: number) => number);

function strip(line: readonly Point[], half: Half): Point[] {
  const side = (way: 1 | -1) =>
    line.map(([x, y], i): Point => {
      const [fromX, fromY] = line[i - 1] ?? [x, y];
      const [toX, toY] = line[i + 1] ?? [x, y];
      const [dx, dy] = [toX - fromX, toY - fromY];
      const reach =
        (way * (typeof half === 'number' ? half : half(i / (line.length - 1)))) /
        (Math.hypot(dx, dy) || 1);
      return [x - dy * reach, y + dx * reach];
    });
  return [...side(1), ...side(-1).toReversed()];
}

/** Mirrors points about the vertical middle of the box. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [512 - x, y]);

/** Completes a shape from its right half, given from top to foot. */
export const both = (right: readonly Point[]): Point[] => [
  ...right,
  ...mirrored(right).toReversed(),
];

export const turned = (points: readonly Point[], middle: Point, degrees: number): Point[] => {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  return points.map(([x, y]): Point => {
    const [dx, dy] = [x - middle[0], y - middle[1]];
    return [middle[0] + dx * cos - dy * sin, middle[1] + dx * sin + dy * cos];
  });
};
