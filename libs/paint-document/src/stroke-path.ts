import type { PenPoint } from './brush.ts';

/** Points closer than this share of the radius tell nothing new; a wide brush needs few. */
const spacing = 0.1;
const longestPiece = 0.3;

/**
 * Makes a smooth way of the points a pointer reports: curves through the middles between them, with
 * the points themselves as handles.
 */
export class StrokePath {
  private readonly step: number;
  private readonly piece: number;
  private handle: PenPoint;
  private middle: PenPoint;
  private latest: PenPoint;

  constructor(start: PenPoint, radius: number) {
    this.step = Math.max(0.5, radius * spacing);
    this.piece = Math.max(2, radius * longestPiece);
    this.handle = start;
    this.middle = start;
    this.latest = start;
  }

  /** @returns the next points of the way; none while the pointer has hardly moved */
  add(point: PenPoint): PenPoint[] {
    this.latest = point;
    if (distance(this.handle, point) < this.step) return [];
    const next = between(this.handle, point, 0.5);
    const pieces = this.curve(this.middle, this.handle, next);
    this.handle = point;
    this.middle = next;
    return pieces;
  }

  /** @returns the rest of the way, to where the pointer was last seen */
  finish(): PenPoint[] {
    return [this.handle, this.latest];
  }

  private curve(from: PenPoint, handle: PenPoint, to: PenPoint): PenPoint[] {
    const length = distance(from, handle) + distance(handle, to);
    const count = Math.max(1, Math.ceil(length / this.piece));
    return Array.from({ length: count }, (_, i) => {
      const t = (i + 1) / count;
      return between(between(from, handle, t), between(handle, to, t), t);
    });
  }
}

const distance = (a: PenPoint, b: PenPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

const between = (a: PenPoint, b: PenPoint, t: number): PenPoint => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  pressure: a.pressure + (b.pressure - a.pressure) * t,
});
