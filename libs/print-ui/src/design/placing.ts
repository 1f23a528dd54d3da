import type { PrintArea } from '@tintory/contract';
import type { Layer, Placing } from './layer.ts';

export type Point = { x: number; y: number };
export type Bounds = { left: number; top: number; right: number; bottom: number };

type Shape = Placing & { aspect: number };
type AreaSize = Pick<PrintArea, 'width' | 'height'>;

const millimetresOfInch = 25.4;
/** Millimetres; smaller is no picture any more. */
export const leastWidth = 5;
/** Of the area's width: what the design's calls allow, and more than anybody needs. */
const mostScale = 8;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The same rotation between -180 and 180 degrees, in tenths. */
export function tidyRotation(degrees: number): number {
  const turned = ((((degrees + 180) % 360) + 360) % 360) - 180;
  return Math.round(turned * 10) / 10;
}

/** A point of the layer's own frame, its middle at 0, on the area. */
export function onArea({ x, y, rotation }: Placing, point: Point): Point {
  const [sin, cos] = [Math.sin(radians(rotation)), Math.cos(radians(rotation))];
  return { x: x + point.x * cos - point.y * sin, y: y + point.x * sin + point.y * cos };
}

/** A point of the area in the layer's own frame. */
export function inLayer({ x, y, rotation }: Placing, point: Point): Point {
  const [sin, cos] = [Math.sin(radians(-rotation)), Math.cos(radians(-rotation))];
  const [dx, dy] = [point.x - x, point.y - y];
  return { x: dx * cos - dy * sin, y: dx * sin + dy * cos };
}

/** Clockwise from the top left. */
export function cornersOf(shape: Shape): Point[] {
  const [w, h] = [shape.width / 2, (shape.width * shape.aspect) / 2];
  const corners = [
    { x: -w, y: -h },
    { x: w, y: -h },
    { x: w, y: h },
    { x: -w, y: h },
  ];
  return corners.map((corner) => onArea(shape, corner));
}

export function boundsOf(shape: Shape): Bounds {
  const corners = cornersOf(shape);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

export const covers = (shape: Shape, point: Point): boolean => {
  const { x, y } = inLayer(shape, point);
  return Math.abs(x) <= shape.width / 2 && Math.abs(y) <= (shape.width * shape.aspect) / 2;
};

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The nearest placing that the area takes: its middle on it, neither a speck nor a wall. */
export function kept(placing: Placing, { width, height }: AreaSize): Placing {
  return {
    x: within(placing.x, 0, width),
    y: within(placing.y, 0, height),
    width: within(placing.width, Math.min(leastWidth, width), width * mostScale),
    rotation: tidyRotation(placing.rotation),
  };
}

/** As large as fits between the safe lines, in the middle; a tile is a quarter of the area. */
export function fitted(aspect: number, area: AreaSize & Pick<PrintArea, 'safe' | 'tiled'>) {
  const { width, height, safe, tiled } = area;
  const [free, tall] = [width - 2 * safe, height - 2 * safe];
  const whole = Math.min(free, tall / aspect);
  return kept({ x: width / 2, y: height / 2, width: tiled ? whole / 4 : whole, rotation: 0 }, area);
}

/** So large that nothing of the area, its bleed included, stays bare. */
export function filling(aspect: number, area: AreaSize & Pick<PrintArea, 'bleed'>): Placing {
  const [width, height] = [area.width + 2 * area.bleed, area.height + 2 * area.bleed];
  const filled = { x: area.width / 2, y: area.height / 2, rotation: 0 };
  return kept({ ...filled, width: Math.max(width, height / aspect) }, area);
}

/** Dots an inch of a picture at the size it is printed in; null for words, which are as sharp as the print. */
export function dpiOf(layer: Layer, printScale = 1): number | null {
  if (layer.kind === 'text') return null;
  return Math.round(layer.pixels / ((layer.width * printScale) / millimetresOfInch));
}

/** Whether an edge of it ends where the knife may fall: beyond the safe line, short of the bleed. */
export function isNearEdge(
  shape: Shape,
  { width, height, safe, bleed, tiled }: AreaSize & Pick<PrintArea, 'safe' | 'bleed' | 'tiled'>,
): boolean {
  if (tiled) return false;
  const { left, top, right, bottom } = boundsOf(shape);
  // Tolerance for rounding of exact fits.
  const hair = 0.01;
  const gaps = [left, top, width - right, height - bottom];
  return gaps.some((gap) => gap < safe - hair && gap > -bleed + hair && !(bleed === 0 && gap <= 0));
}
