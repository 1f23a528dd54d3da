import { dabOf, stampSegment, type Brush, type PenPoint } from './brush.ts';
import type { Blend } from './ink.ts';
import { areaOf, unite, type Rect } from './rect.ts';
import { StrokePath } from './stroke-path.ts';
import { StrokeTiles, type Layer } from './stroke-tiles.ts';

/** Milliseconds of drawing at a time: with what the browser adds, half a frame. */
const slice = 4;
/** So many pixels are drawn in any time: no stroke of a usual brush is ever late. */
const atOnce = 30_000;

type Show = (area: Rect) => void;

/**
 * A stroke while the pointer is down. What a wide brush covers may take longer than a frame: then the
 * rest follows in slices, and the pixels are the same in the end.
 */
export class LiveStroke {
  readonly tiles: StrokeTiles;
  private readonly brush: Brush;
  private readonly blend: Blend;
  private readonly path: StrokePath;
  private readonly show: Show;
  private readonly waiting: PenPoint[] = [];
  private last: PenPoint;
  private work: Generator<Rect> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onEnd: (() => void) | null = null;

  /** @param show hears which pixels are drawn */
  constructor(layer: Layer, brush: Brush, blend: Blend, start: PenPoint, show: Show) {
    this.brush = brush;
    this.blend = blend;
    this.tiles = new StrokeTiles(layer);
    this.path = new StrokePath(start, brush.size / 2);
    this.show = show;
    this.last = start;
    // The touch itself leaves a dab.
    this.add([start]);
  }

  extend(points: readonly PenPoint[]): void {
    this.add(points.flatMap((point) => this.path.add(point)));
  }

  /** Comes to its end as soon as all of it is drawn. */
  end(onEnd: () => void): void {
    this.onEnd = onEnd;
    this.add(this.path.finish());
  }

  /** Draws at once what is still to come. */
  finish(): void {
    this.draw(Infinity);
  }

  cancel(): Rect | null {
    clearTimeout(this.timer);
    return this.tiles.restore();
  }

  private add(points: readonly PenPoint[]): void {
    this.waiting.push(...points);
    this.work ??= this.segments();
    this.draw(performance.now() + slice);
  }

  private draw(until: number): void {
    clearTimeout(this.timer);
    let touched: Rect | null = null;
    let pixels = 0;
    do {
      const next = this.work?.next();
      if (!next || next.done) {
        this.work = null;
        break;
      }
      touched = unite(touched, next.value);
      pixels += areaOf(next.value);
    } while (pixels < atOnce || performance.now() < until);
    if (touched) this.show(touched);
    if (this.work) this.timer = setTimeout(() => this.draw(performance.now() + slice));
    else this.leave();
  }

  private leave(): void {
    const { onEnd } = this;
    this.onEnd = null;
    onEnd?.();
  }

  private *segments(): Generator<Rect> {
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      const from = dabOf(this.brush, this.last);
      const to = dabOf(this.brush, next);
      yield* stampSegment(this.tiles, from, to, this.brush.hardness, this.blend);
      this.last = next;
    }
  }
}
