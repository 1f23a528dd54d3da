import { boxFilter, createRandom, type Plane } from '@tintory/pixels';
import { ink, type Design } from '../design.ts';
import { grid, gridScale } from '../grid.ts';

/** Distances between lines and between a line's points, in grid pixels. */
const spacing = 4.4;
const step = 3;
/** Displacement of a line, in heights of the body. */
const bend = 0.8;
/** A line's share of its spacing where the shade is lightest and where it is darkest. */
const [thinnest, thickest] = [0.1, 0.78];
const outline = 3;

type Layer = { angle: number; from: number; to: number };

/** Draws lines over the whole body, and a second set across its dark side. */
const layers: Layer[] = [
  { angle: -32, from: 0.02, to: 0.85 },
  { angle: 40, from: 0.62, to: 1.4 },
];

/**
 * Copperplate engraving: parallel lines that the body's height bends as a projection would, each
 * as broad as the shade is dark (after Ostromoukhov, SIGGRAPH 1999), crossed by a second set where
 * it is darkest.
 */
export function drawEngraving({ outlines, relief, seed }: Design): string {
  const turn = (createRandom(seed ^ 0xe6)() - 0.5) * 24;
  // Limits steep edges, where lines would fold over each other.
  const bow = boxFilter(boxFilter(relief.height, 11), 9);
  const paths = layers.map((layer) =>
    engrave(relief.distance, bow, relief.shade, { ...layer, angle: layer.angle + turn }),
  );
  return `<path fill="${ink}" d="${paths.join('')}"/>${outlines(outline)}`;
}

type Point = { x: number; y: number; width: number };

function engrave(distance: Plane, height: Plane, shade: Plane, layer: Layer): string {
  const radians = (layer.angle * Math.PI) / 180;
  const [ux, uy] = [Math.cos(radians), Math.sin(radians)];
  const half = grid * 0.71;
  let path = '';
  for (let across = -half; across < half; across += spacing) {
    let line: Point[] = [];
    for (let along = -half; along < half; along += step) {
      const flatX = grid / 2 + along * ux - across * uy;
      const flatY = grid / 2 + along * uy + across * ux;
      const lift = sample(height, flatX, flatY) * bend;
      const x = flatX + lift * uy;
      const y = flatY - lift * ux;
      const width = inkWidth(sample(distance, x, y), sample(shade, x, y), layer);
      if (width > 0) {
        line.push({ x, y, width });
        continue;
      }
      path += ribbon(line);
      line = [];
    }
    path += ribbon(line);
  }
  return path;
}

/** A line's width in grid pixels; 0 outside the body or where it is too light. */
function inkWidth(inner: number, shade: number, { from, to }: Layer): number {
  if (inner < 0.6) return 0;
  const t = (Math.min(1, shade + Math.exp(-inner / 4) * 0.3) - from) / (to - from);
  if (t <= 0) return 0;
  return spacing * (thinnest + (thickest - thinnest) * Math.min(1, t));
}

function sample({ data, width, height }: Plane, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return 0;
  const i = row * width + column;
  const [fx, fy] = [x - column, y - row];
  const top = (data[i] as number) * (1 - fx) + (data[i + 1] as number) * fx;
  const bottom = (data[i + width] as number) * (1 - fx) + (data[i + width + 1] as number) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** A line of changing breadth as a closed outline that tapers at both ends. */
function ribbon(line: Point[]): string {
  if (line.length < 3) return '';
  const left: string[] = [];
  const right: string[] = [];
  line.forEach(({ x, y, width }, i) => {
    const before = line[Math.max(0, i - 1)] as Point;
    const after = line[Math.min(line.length - 1, i + 1)] as Point;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    const end = i === 0 || i === line.length - 1 ? 0.25 : 1;
    const [nx, ny] = [(-dy / length) * (width / 2) * end, (dx / length) * (width / 2) * end];
    left.push(point(x + nx, y + ny));
    right.push(point(x - nx, y - ny));
  });
  return `M${left.join('L')}L${right.reverse().join('L')}Z`;
}

const point = (x: number, y: number) =>
  `${(x * gridScale).toFixed(1)} ${(y * gridScale).toFixed(1)}`;
