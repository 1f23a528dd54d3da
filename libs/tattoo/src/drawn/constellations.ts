import { band, circle, polar, solid, type Point } from './pen.ts';
import { constellations, type Constellation } from './star-catalogue.ts';

/** Constellations as they stand in the sky, in boxes of 512 units. */
export const constellationMotifs: Record<string, () => string> = Object.fromEntries(
  Object.entries(constellations).map(([name, constellation]) => [
    `tintory/stars-of-${name.replace(' ', '-')}`,
    () => draw(constellation),
  ]),
);

/** Stars by their brightness, the brightest with four rays; lines that end before them. */
function draw({ stars: listed, lines }: Constellation): string {
  const stars = read(listed);
  const at = onSheet(stars);
  const size = (star: string) =>
    Math.min(5.5 + 11 * ((5 - (stars[star] as Star)[2]) / 5) ** 1.3, nearest(at, star) * 0.32);
  const reach = (star: string) => (isBright(star) ? size(star) * 1.25 : size(star)) + 9;
  const isBright = (star: string) => (stars[star] as Star)[2] < 2;
  const strokes = lines.split(' ').flatMap((run) =>
    [...run].slice(1).map((to, i) => {
      const from = run[i] as string;
      return stroke(at[from] as Point, at[to] as Point, reach(from), reach(to));
    }),
  );
  const dots = Object.keys(stars).map((star) =>
    isBright(star)
      ? sparkle(at[star] as Point, Math.min(size(star) * 2.1, nearest(at, star) * 0.42))
      : solid(circle(at[star] as Point, size(star))),
  );
  return [...new Set(strokes)].join('') + dots.join('');
}

const read = (listed: string): Record<string, Star> =>
  Object.fromEntries(
    listed.split(', ').map((line) => {
      const [name = '', ...numbers] = line.split(' ');
      const [hours = 0, declination = 0, magnitude = 0] = numbers.map(Number);
      return [name, [hours, declination, magnitude] as const];
    }),
  );

/** How far the next star is: where they crowd, they are drawn smaller. */
function nearest(at: Record<string, Point>, star: string): number {
  const [x, y] = at[star] as Point;
  const ways = Object.entries(at).map(([other, [otherX, otherY]]) =>
    other === star ? Infinity : Math.hypot(otherX - x, otherY - y),
  );
  return Math.min(...ways);
}

type Star = readonly [hours: number, declination: number, magnitude: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Seen from below, east to the left: a plane that touches the sky in their midst. */
function onSheet(stars: Record<string, Star>): Record<string, Point> {
  const names = Object.keys(stars);
  const onSphere = Object.values(stars).map(([hours, declination]) => {
    const [along, up] = [radians(hours * 15), radians(declination)];
    return [Math.cos(up) * Math.cos(along), Math.cos(up) * Math.sin(along), Math.sin(up)] as const;
  });
  const sum = onSphere.reduce(([x, y, z], [a, b, c]) => [x + a, y + b, z + c] as const);
  const [along, up] = [Math.atan2(sum[1], sum[0]), Math.atan2(sum[2], Math.hypot(sum[0], sum[1]))];
  const flat = onSphere.map(([x, y, z]): Point => {
    const turned = x * Math.cos(along) + y * Math.sin(along);
    const depth = turned * Math.cos(up) + z * Math.sin(up);
    const east = y * Math.cos(along) - x * Math.sin(along);
    return [-east / depth, -(z * Math.cos(up) - turned * Math.sin(up)) / depth];
  });
  const fitted = fit(flat);
  return Object.fromEntries(names.map((name, i) => [name, fitted[i] as Point]));
}

function fit(points: readonly Point[]): Point[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = 440 / Math.max(right - left, bottom - top);
  return points.map(([x, y]): Point => [
    256 + (x - (left + right) / 2) * scale,
    256 + (y - (top + bottom) / 2) * scale,
  ]);
}

function stroke(from: Point, to: Point, before: number, after: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < before + after + 4) return '';
  const at = (way: number): Point => [from[0] + (dx / length) * way, from[1] + (dy / length) * way];
  return band([at(before), at(length - after)], 2.6);
}

const sparkle = (middle: Point, radius: number): string =>
  solid(
    Array.from({ length: 16 }, (_, i) => {
      const share = i % 4 === 0 ? 1 : i % 4 === 2 ? 0.3 : 0.4;
      return polar(middle, radius * share, i * 22.5 - 90);
    }),
  );
