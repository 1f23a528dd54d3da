import { dabOf, stampSegment, type Brush, type PenPoint } from './brush.ts';
import type { Blend } from './ink.ts';
import { unite, type Rect } from './rect.ts';
import { StrokePath } from './stroke-path.ts';
import { StrokeTiles, type Layer } from './stroke-tiles.ts';

/** A stroke while the pointer is down. */
export class LiveStroke {
  private readonly brush: Brush;
  private readonly blend: Blend;
  readonly tiles: StrokeTiles;
  private readonly path: StrokePath;
  private last: PenPoint;

  constructor(layer: Layer, brush: Brush, blend: Blend, start: PenPoint) {
    this.brush = brush;
    this.blend = blend;
    this.tiles = new StrokeTiles(layer);
    this.path = new StrokePath(start, brush.size / 2);
    this.last = start;
  }

  /** The touch itself leaves a dab. */
  begin(): Rect | null {
    return this.draw([this.last]);
  }

  extend(points: readonly PenPoint[]): Rect | null {
    let touched: Rect | null = null;
    for (const point of points) touched = unite(touched, this.draw(this.path.add(point)));
    return touched;
  }

  finish(): Rect | null {
    return this.draw(this.path.finish());
  }

  cancel(): Rect | null {
    return this.tiles.restore();
  }

  private draw(points: readonly PenPoint[]): Rect | null {
    let touched: Rect | null = null;
    for (const point of points) {
      const from = dabOf(this.brush, this.last);
      const to = dabOf(this.brush, point);
      const { hardness } = this.brush;
      touched = unite(touched, stampSegment(this.tiles, from, to, hardness, this.blend));
      this.last = point;
    }
    return touched;
  }
}
