import type { Canvas } from './oil-canvas.ts';
import { flowCell, type Flow } from '@tintory/pixels';

/** Points of a brush's path in pixels: x, y, x, y … */
export type Path = number[];

export type PathRules = {
  /** Half the brush's width in pixels; also the distance between two control points. */
  radius: number;
  shortest: number;
  longest: number;
  /** How readily the brush turns, from 0 (straight on) to 1. */
  bend: number;
};

/**
 * A curved stroke of one colour along the flow. It ends where the canvas is closer to the picture
 * than the stroke's colour (Hertzmann, "Painterly Rendering with Curved Brush Strokes of Multiple
 * Sizes", SIGGRAPH 1998, section 2.2).
 *
 * @param wanted the picture blurred to this brush's detail
 */
export function brushPath(
  [startX, startY]: readonly [number, number],
  flow: Flow,
  wanted: Canvas,
  canvas: Canvas,
  rules: PathRules,
): Path {
  const { width, height } = wanted;
  const start = (Math.floor(startY) * width + Math.floor(startX)) * 3;
  const path = [startX, startY];
  let [x, y, dx, dy] = [startX, startY, 0, 0];
  for (let n = 1; n <= rules.longest; n += 1) {
    const at = (Math.floor(y) * width + Math.floor(x)) * 3;
    const suits = distance(wanted, at, canvas, at) < distance(wanted, at, wanted, start);
    if (n > rules.shortest && suits) break;
    const cell = flowCell(flow, x, y);
    let tx = flow.x[cell] as number;
    let ty = flow.y[cell] as number;
    const turn = tx * dx + ty * dy < 0 ? -1 : 1;
    tx = turn * tx * rules.bend + dx * (1 - rules.bend);
    ty = turn * ty * rules.bend + dy * (1 - rules.bend);
    const length = Math.hypot(tx, ty) || 1;
    dx = tx / length;
    dy = ty / length;
    // Strokes begin before their start and leave the canvas, so that no rim stays bare.
    if (n === 1) path.unshift(x - dx * rules.radius * 0.7, y - dy * rules.radius * 0.7);
    x += dx * rules.radius;
    y += dy * rules.radius;
    path.push(x, y);
    if (x < 0 || y < 0 || x >= width || y >= height) break;
  }
  return path;
}

function distance(a: Canvas, i: number, b: Canvas, j: number): number {
  const red = (a.paint[i] as number) - (b.paint[j] as number);
  const green = (a.paint[i + 1] as number) - (b.paint[j + 1] as number);
  const blue = (a.paint[i + 2] as number) - (b.paint[j + 2] as number);
  return red * red + green * green + blue * blue;
}

/**
 * Samples the path as a quadratic B-spline, which rounds the bends.
 *
 * @returns x, y of each sample, and the length in pixels
 */
export function smoothPath(path: Path, spacing: number): { places: Path; length: number } {
  const places: Path = [];
  let length = 0;
  const at = (i: number) => Math.min(path.length / 2 - 1, Math.max(0, i)) * 2;
  for (let i = 0; i < path.length / 2; i += 1) {
    const [p, q, r] = [at(i - 1), at(i), at(i + 1)];
    const [qx, qy] = [path[q] as number, path[q + 1] as number];
    const [ax, ay] = [((path[p] as number) + qx) / 2, ((path[p + 1] as number) + qy) / 2];
    const [bx, by] = [((path[r] as number) + qx) / 2, ((path[r + 1] as number) + qy) / 2];
    const way = Math.hypot(qx - ax, qy - ay) + Math.hypot(bx - qx, by - qy);
    const count = Math.max(1, Math.ceil(way / spacing));
    for (let n = 0; n < count; n += 1) {
      const t = n / count;
      const [u, v, w] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
      places.push(ax * u + qx * v + bx * w, ay * u + qy * v + by * w);
    }
    length += way;
  }
  return { places, length };
}
