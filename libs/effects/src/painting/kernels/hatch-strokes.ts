import { createPlane, type Plane, flowCell, type Flow } from '@tintory/pixels';

export type HatchLayer = {
  /** Rotation relative to the flow, in radians. */
  turn: number;
  /** Darkness from which pixels are hatched, from 0 to 1. */
  from: number;
  /** Pixels between the starts of strokes. */
  gap: number;
  /** Mean length of a stroke in pixels. */
  length: number;
  /** Width of the lead in pixels. */
  lead: number;
};

/** A jump of darkness that ends a stroke: it would run over the outline. */
const outlineJump = 0.22;

/** Pixels between two dabs; with wider gaps the stroke would break into dots. */
const stride = 1.4;

/**
 * Draws short pencil strokes along the flow, with pressure by darkness (after Salisbury et al.,
 * "Orientable Textures for Image-Based Pen-and-Ink Illustration", SIGGRAPH 1997).
 *
 * @param dark darkness wanted at each pixel, from 0 to 1
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
        const swing = turn + (random() - 0.5) * 0.16;
        const reach = length * (0.6 + random() * 0.8);
        if (nearest(dark, x, y) > layer.from) {
          drawStroke(sheet, dark, flow, layer, { x, y, swing, reach });
        }
      }
    }
  }
  return sheet;
}

/**
 * Start of a stroke, its rotation relative to the flow in radians, and its largest length in
 * pixels.
 */
type Start = { x: number; y: number; swing: number; reach: number };

/** The pencil's position is kept in local variables: this loop takes half of a drawing's time. */
function drawStroke(
  sheet: Plane,
  dark: Plane,
  flow: Flow,
  { from, lead }: HatchLayer,
  { x: startX, y: startY, swing, reach }: Start,
): void {
  const wanted = nearest(dark, startX, startY);
  const half = (lead - 1) / 2;
  const [cos, sin] = [Math.cos(swing), Math.sin(swing)];
  // All strokes begin downwards, as a hand pulls them.
  let [x, y, dx, dy] = [startX, startY, 0, 1e-3];
  for (let n = 0; n < reach; n += stride) {
    const cell = flowCell(flow, x, y);
    const fx = flow.x[cell] as number;
    const fy = flow.y[cell] as number;
    const tx = fx * cos - fy * sin;
    const ty = fx * sin + fy * cos;
    // Follows the flow with the inertia of a hand.
    const sense = tx * dx + ty * dy < 0 ? -0.3 : 0.3;
    dx = tx * sense + dx * 0.7;
    dy = ty * sense + dy * 0.7;
    const norm = 1 / (Math.sqrt(dx * dx + dy * dy) || 1);
    dx *= norm;
    dy *= norm;
    x += dx * stride;
    y += dy * stride;
    const here = nearest(dark, x, y);
    if (here <= from || Math.abs(here - wanted) > outlineJump) return;
    const lift = Math.min(1, n / 4) * (1 - 0.65 * (n / reach));
    const pressure = stride * (here - from * 0.7) * lift;
    for (let side = -half; side <= half + 0.01; side += 1) {
      dab(sheet, x - dy * side, y + dx * side, pressure);
    }
  }
}

/** The value of the nearest pixel, also outside the plane. */
function nearest({ data, width, height }: Plane, x: number, y: number): number {
  const column = x < 0 ? 0 : x >= width ? width - 1 : x | 0;
  const row = y < 0 ? 0 : y >= height ? height - 1 : y | 0;
  return data[row * width + column] as number;
}

/** A dab shared by the four pixels around its place, which smooths the line. */
function dab({ data, width, height }: Plane, x: number, y: number, amount: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  // `| 0` maps half a pixel outside to the first pixel.
  const left = Math.min(width - 2, (x - 0.5) | 0);
  const top = Math.min(height - 2, (y - 0.5) | 0);
  const wx = Math.min(1, Math.max(0, x - 0.5 - left));
  const wy = Math.min(1, Math.max(0, y - 0.5 - top));
  const i = top * width + left;
  const lower = amount * wy;
  const upper = amount - lower;
  data[i] = (data[i] as number) + upper * (1 - wx);
  data[i + 1] = (data[i + 1] as number) + upper * wx;
  data[i + width] = (data[i + width] as number) + lower * (1 - wx);
  data[i + width + 1] = (data[i + width + 1] as number) + lower * wx;
}
