import { createPlane, type Plane } from '../rgba-image.ts';
import { flowCell, type Flow } from './structure-tensor.ts';

export type HatchLayer = {
  /** Turn against the flow, in radians. */
  turn: number;
  /** Places less dark than this, from 0 to 1, stay free. */
  from: number;
  /** Pixels between the places where strokes begin. */
  gap: number;
  /** Mean length of a stroke in pixels. */
  length: number;
  /** Breadth of the lead in pixels. */
  lead: number;
};

/** A jump of darkness that ends a stroke: it would run over the outline. */
const outlineJump = 0.22;

/** Pixels between two dabs: no further, or the stroke falls into dots. */
const stride = 1.4;

/**
 * Draws short pencil strokes along the flow, pressed as hard as the place is dark (after Salisbury
 * et al., "Orientable Textures for Image-Based Pen-and-Ink Illustration", SIGGRAPH 1997).
 *
 * @param dark how dark each place has to become, from 0 to 1
 * @returns graphite on each pixel, from 0 upwards
 */
export function hatch(
  dark: Plane,
  flow: Flow,
  layers: readonly HatchLayer[],
  random: () => number,
): Plane {
  const sheet = createPlane(dark.width, dark.height);
  for (const layer of layers) {
    const { gap, length, turn } = layer;
    // Strokes also come in from outside: the hand does not stop at the border.
    const outside = length * 0.7;
    for (let top = -outside; top < dark.height; top += gap) {
      for (let left = -outside; left < dark.width + outside; left += gap) {
        const x = left + (random() - 0.5) * gap * 2;
        const y = top + (random() - 0.5) * gap * 2;
        const point = pointAt(x, y, turn + (random() - 0.5) * 0.16);
        drawStroke(sheet, dark, flow, layer, point, length * (0.6 + random() * 0.8));
      }
    }
  }
  return sheet;
}

/** The pencil's point: where it is, which way it moves and how it is turned against the flow. */
type Point = { x: number; y: number; dx: number; dy: number; cos: number; sin: number };

/** All strokes begin downwards, as a hand pulls them. */
const pointAt = (x: number, y: number, turn: number): Point => ({
  x,
  y,
  dx: 0,
  dy: 1e-3,
  cos: Math.cos(turn),
  sin: Math.sin(turn),
});

function drawStroke(
  sheet: Plane,
  dark: Plane,
  flow: Flow,
  layer: HatchLayer,
  point: Point,
  length: number,
): void {
  const wanted = nearest(dark, point.x, point.y);
  if (wanted <= layer.from) return;
  const half = (layer.lead - 1) / 2;
  for (let n = 0; n < length; n += stride) {
    moveOn(point, flow);
    const here = nearest(dark, point.x, point.y);
    if (here <= layer.from || Math.abs(here - wanted) > outlineJump) return;
    const lift = Math.min(1, n / 4) * (1 - 0.65 * (n / length));
    const pressure = stride * (here - layer.from * 0.7) * lift;
    for (let side = -half; side <= half + 0.01; side += 1) {
      dab(sheet, point.x - point.dy * side, point.y + point.dx * side, pressure);
    }
  }
}

/** One stride along the flow, with the swing of the hand. */
function moveOn(point: Point, flow: Flow): void {
  const cell = flowCell(flow, point.x, point.y);
  const fx = flow.x[cell] as number;
  const fy = flow.y[cell] as number;
  const tx = fx * point.cos - fy * point.sin;
  const ty = fx * point.sin + fy * point.cos;
  const sense = tx * point.dx + ty * point.dy < 0 ? -0.3 : 0.3;
  const dx = tx * sense + point.dx * 0.7;
  const dy = ty * sense + point.dy * 0.7;
  const norm = 1 / (Math.sqrt(dx * dx + dy * dy) || 1);
  point.dx = dx * norm;
  point.dy = dy * norm;
  point.x += point.dx * stride;
  point.y += point.dy * stride;
}

/** The value of the nearest pixel, for places outside too. */
function nearest({ data, width, height }: Plane, x: number, y: number): number {
  const column = x < 0 ? 0 : x >= width ? width - 1 : Math.floor(x);
  const row = y < 0 ? 0 : y >= height ? height - 1 : Math.floor(y);
  return data[row * width + column] as number;
}

/** A dab shared by the four pixels around its place, which smooths the line. */
function dab({ data, width, height }: Plane, x: number, y: number, amount: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const left = Math.min(width - 2, Math.max(0, Math.floor(x - 0.5)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y - 0.5)));
  const wx = Math.min(1, Math.max(0, x - 0.5 - left));
  const wy = Math.min(1, Math.max(0, y - 0.5 - top));
  const i = top * width + left;
  data[i] = (data[i] as number) + amount * (1 - wx) * (1 - wy);
  data[i + 1] = (data[i + 1] as number) + amount * wx * (1 - wy);
  data[i + width] = (data[i + width] as number) + amount * (1 - wx) * wy;
  data[i + width + 1] = (data[i + width + 1] as number) + amount * wx * wy;
}
