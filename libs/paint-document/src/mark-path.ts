import type { Stroke } from '@tintory/pixels';

type Point = readonly [x: number, y: number];

/** What a job takes: a radius within bounds, points inside the picture, not too many of them. */
const bounds = { least: 0.001, most: 0.25, points: 2_000 };
/** Points closer than this share of the radius tell nothing new. */
const spacing = 0.2;
/** A ten-thousandth of the longest picture is less than a pixel. */
const digits = 4;

const round = (value: number): number => Number(value.toFixed(digits));
const isInside = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= 1 && y <= 1;

/** Makes strokes of the way of a pointer; where it leaves the picture one ends, and another begins. */
export class MarkPath {
  private readonly mode: Stroke['mode'];
  private readonly radius: number;
  private done: Stroke[] = [];
  private points: Point[] = [];

  constructor(mode: Stroke['mode'], radius: number) {
    this.mode = mode;
    this.radius = round(Math.min(bounds.most, Math.max(bounds.least, radius)));
  }

  /** Points in fractions of the picture. */
  add(points: readonly Point[]): void {
    for (const point of points) {
      if (!isInside(point)) this.close();
      else if (this.isNew(point)) this.take([round(point[0]), round(point[1])]);
    }
  }

  strokes(): Stroke[] {
    return this.points.length > 0 ? [...this.done, this.stroke()] : this.done;
  }

  private isNew([x, y]: Point): boolean {
    const last = this.points.at(-1);
    return !last || Math.hypot(x - last[0], y - last[1]) >= this.radius * spacing;
  }

  private take(point: Point): void {
    if (this.points.length === bounds.points) this.close();
    this.points = [...this.points, point];
  }

  private close(): void {
    if (this.points.length === 0) return;
    this.done = [...this.done, this.stroke()];
    this.points = [];
  }

  private stroke(): Stroke {
    return { mode: this.mode, radius: this.radius, points: this.points };
  }
}
