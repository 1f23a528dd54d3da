import type { Coverage } from './coverage.ts';
import { around, intersect, wholeOf, type Rect, type Size } from './rect.ts';

export const shapeKinds = ['rectangle', 'ellipse', 'line', 'arrow'] as const;
export type ShapeKind = (typeof shapeKinds)[number];

/** From one corner, or end, to the other; width and height may be negative. */
export type Box = { x: number; y: number; width: number; height: number };

export type Shape = { kind: ShapeKind; box: Box; lineWidth: number; filled: boolean };

/** How far a point lies outside of a shape, in pixels; inside it is negative. */
type Distance = (x: number, y: number) => number;

/** The side of the squares that a shape is looked at in: most of those within a large frame are empty. */
const side = 128;

/** The pixels a shape covers, with smooth edges, in squares; none where it is beside the picture. */
export function* shapeCoverage(shape: Shape, size: Size): Generator<Coverage> {
  const { box } = shape;
  const end = { x: box.x + box.width, y: box.y + box.height };
  const margin = (shape.kind === 'arrow' ? shape.lineWidth * 3 + 6 : shape.lineWidth / 2) + 2;
  const rect = intersect(around(box, end, margin), wholeOf(size));
  if (!rect) return;
  const distance = distanceOf(shape);
  for (let y = rect.y; y < rect.y + rect.height; y += side) {
    for (let x = rect.x; x < rect.x + rect.width; x += side) {
      const square = intersect(rect, { x, y, width: side, height: side });
      const coverage = square && coverageOf(square, distance);
      if (coverage) yield coverage;
    }
  }
}

/** Null where nothing is covered. */
function coverageOf(square: Rect, distance: Distance): Coverage | null {
  const data = new Uint8Array(square.width * square.height);
  let any = false;
  for (let y = 0, i = 0; y < square.height; y += 1) {
    for (let x = 0; x < square.width; x += 1, i += 1) {
      const away = distance(square.x + x + 0.5, square.y + y + 0.5);
      if (away >= 0.5) continue;
      data[i] = Math.min(1, 0.5 - away) * 255 + 0.5;
      any = true;
    }
  }
  return any ? { ...square, data } : null;
}

function distanceOf(shape: Shape): Distance {
  const { kind, lineWidth, filled } = shape;
  if (kind === 'line') return lineDistance(shape.box, lineWidth);
  if (kind === 'arrow') return arrowDistance(shape);
  const solid = kind === 'ellipse' ? ellipseDistance(shape.box) : rectangleDistance(shape.box);
  return filled ? solid : (x, y) => Math.abs(solid(x, y)) - lineWidth / 2;
}

const middleOf = ({ x, y, width, height }: Box) => ({
  cx: x + width / 2,
  cy: y + height / 2,
  rx: Math.abs(width) / 2,
  ry: Math.abs(height) / 2,
});

/** Asked for millions of pixels, where `Math.hypot` is slow. */
const length = (x: number, y: number): number => Math.sqrt(x * x + y * y);

function rectangleDistance(box: Box): Distance {
  const { cx, cy, rx, ry } = middleOf(box);
  return (x, y) => {
    const dx = Math.abs(x - cx) - rx;
    const dy = Math.abs(y - cy) - ry;
    return length(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(0, Math.max(dx, dy));
  };
}

/** Close to the rim, where it counts, the value over its slope is the distance. */
function ellipseDistance(box: Box): Distance {
  const { cx, cy, rx, ry } = middleOf(box);
  const a = Math.max(rx, 0.5);
  const b = Math.max(ry, 0.5);
  return (x, y) => {
    const u = (x - cx) / a;
    const v = (y - cy) / b;
    const value = length(u, v);
    const slope = length(u / a, v / b);
    return slope > 1e-9 ? (value * (value - 1)) / slope : -Math.min(a, b);
  };
}

function lineDistance({ x, y, width, height }: Box, lineWidth: number): Distance {
  const square = width * width + height * height || 1;
  return (px, py) => {
    const t = Math.min(1, Math.max(0, ((px - x) * width + (py - y) * height) / square));
    return length(px - x - t * width, py - y - t * height) - lineWidth / 2;
  };
}

/** An arrow's head, and where its shaft ends: inside the head, or its round end would stick out. */
export function arrowOf(box: Box, lineWidth: number) {
  const length = Math.hypot(box.width, box.height) || 1;
  const head = Math.min(lineWidth * 4 + 6, length / 2);
  const ux = box.width / length;
  const uy = box.height / length;
  const tip = { x: box.x + box.width, y: box.y + box.height };
  const back = { x: tip.x - ux * head, y: tip.y - uy * head };
  const wing = (side: number) => `${back.x - uy * side * head},${back.y + ux * side * head}`;
  const shaft = Math.max(0, length - head * 0.8 - lineWidth / 2);
  return {
    ...{ length: head, ux, uy, tip },
    neck: { x: box.x + ux * shaft, y: box.y + uy * shaft },
    head: `${tip.x},${tip.y} ${wing(0.5)} ${wing(-0.5)}`,
  };
}

/** How much longer the slope of a head is than the head: it is as wide as long. */
const slant = Math.hypot(1, 0.5);

function arrowDistance({ box, lineWidth }: Shape): Distance {
  const { length, ux, uy, tip, neck } = arrowOf(box, lineWidth);
  const shaft = { ...box, width: neck.x - box.x, height: neck.y - box.y };
  const line = lineDistance(shaft, lineWidth);
  return (x, y) => {
    const back = (tip.x - x) * ux + (tip.y - y) * uy;
    const aside = Math.abs((x - tip.x) * uy - (y - tip.y) * ux);
    const triangle = Math.max((aside - back * 0.5) / slant, back - length);
    return Math.min(line(x, y), triangle);
  };
}
