import { is } from './catalogue/catalogue.ts';
import type { Bounds } from './motif-bounds.ts';

/**
 * A motif on a sheet of 1,000 × 1,000 units: the centre of its ink, the scale of its box of 512
 * units, its turn in degrees.
 */
export type Placed = {
  motif: string;
  bounds: Bounds;
  x: number;
  y: number;
  scale: number;
  turn: number;
  mirrored: boolean;
  /** Drawing level; higher ones cover lower ones with a gap. 0 without. */
  level?: number;
};

/** Side of the sheet in its units. */
export const sheet = 1_000;

export type BoundsOf = (motif: string) => Bounds;

export type Put = (
  motif: string,
  x: number,
  y: number,
  size: number,
  rest?: Partial<Placed>,
) => Placed;

/** Places a motif by the longer side of its ink. */
export const putter =
  (boundsOf: BoundsOf): Put =>
  (motif, x, y, size, rest = {}) => {
    const bounds = boundsOf(motif);
    const longer = Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top);
    return { motif, bounds, x, y, scale: size / longer, turn: 0, mirrored: false, ...rest };
  };

/** Whether a motif has to be mirrored to look towards the left or the right. */
export const mirroredTo = (motif: string, way: -1 | 1): boolean =>
  is(motif, 'leftward') ? way > 0 : way < 0;

/** Points along the edge of a motif's ink where it is placed: x and y in turn. */
export function edgeOf({ bounds, x, y, scale, turn, mirrored }: Placed): Float64Array {
  const [middleX, middleY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const points = new Float64Array(bounds.edge.length);
  for (let i = 0; i < points.length; i += 2) {
    const dx = ((bounds.edge[i] as number) - middleX) * (mirrored ? -scale : scale);
    const dy = ((bounds.edge[i + 1] as number) - middleY) * scale;
    points[i] = x + dx * cos - dy * sin;
    points[i + 1] = y + dx * sin + dy * cos;
  }
  return points;
}

/** The share of a motif's edge that another's ink leaves free. */
export function shareFree(below: Placed, above: Placed): number {
  const points = edgeOf(below);
  const { bounds, x, y, scale, turn, mirrored } = above;
  const [middleX, middleY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  let free = 0;
  for (let i = 0; i < points.length; i += 2) {
    const [dx, dy] = [(points[i] as number) - x, (points[i + 1] as number) - y];
    const along = (dx * cos + dy * sin) / (mirrored ? -scale : scale);
    const down = (dy * cos - dx * sin) / scale;
    if (!bounds.covers(middleX + along, middleY + down)) free += 1;
  }
  return free / (points.length / 2);
}

/** Bounds of ink. */
export type Extent = { left: number; right: number; top: number; bottom: number };

export function extentOf(placed: readonly Placed[]): Extent {
  const extent = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const one of placed) {
    const points = edgeOf(one);
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] as number, points[i + 1] as number];
      extent.left = Math.min(extent.left, x);
      extent.right = Math.max(extent.right, x);
      extent.top = Math.min(extent.top, y);
      extent.bottom = Math.max(extent.bottom, y);
    }
  }
  return extent;
}

/** Greatest distance of any ink from a point. */
export function furthest(placed: readonly Placed[], x: number, y: number): number {
  let most = 0;
  for (const one of placed) {
    const points = edgeOf(one);
    for (let i = 0; i < points.length; i += 2) {
      most = Math.max(most, Math.hypot((points[i] as number) - x, (points[i + 1] as number) - y));
    }
  }
  return most;
}
