import { Listeners, type Size } from '@tintory/paint-document';

type Point = { x: number; y: number };

/** Where the picture lies on the stage: its left top corner, and the size of one of its pixels. */
export type View = Point & { scale: number };

const nearest = 32;
/** The share of the picture that always stays on the stage. */
const keptInSight = 48;
const margin = 24;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Zoom and position of the picture. Fitted to the stage until a person zooms or pans; afterwards
 * resizing the stage keeps it.
 */
export class Viewport {
  private stage: Size = { width: 0, height: 0 };
  private picture: Size;
  private fitted = true;
  private shown: View = { x: 0, y: 0, scale: 1 };
  private readonly listeners = new Listeners();

  constructor(picture: Size) {
    this.picture = picture;
  }

  readonly view = (): View => this.shown;

  /** Whether all of the picture is seen, as large as it fits. */
  readonly isFitted = (): boolean => this.fitted;

  readonly subscribe = this.listeners.add;

  setStage(stage: Size): void {
    this.stage = stage;
    if (this.fitted) this.fit();
    else this.show(this.shown);
  }

  /** A picture of another shape is shown whole. */
  setPicture({ width, height }: Size): void {
    if (width === this.picture.width && height === this.picture.height) return;
    this.picture = { width, height };
    this.fit();
  }

  fit(): void {
    this.fitted = true;
    const scale = this.fittingScale();
    this.show({
      scale,
      x: (this.stage.width - this.picture.width * scale) / 2,
      y: (this.stage.height - this.picture.height * scale) / 2,
    });
  }

  panBy(dx: number, dy: number): void {
    this.fitted = false;
    this.show({ ...this.shown, x: this.shown.x + dx, y: this.shown.y + dy });
  }

  /** The point of the picture under `at` stays there; the middle of the stage if left out. */
  zoomBy(factor: number, at: Point = this.middle()): void {
    this.fitted = false;
    const { x, y, scale } = this.shown;
    const farthest = Math.min(this.fittingScale(), 1) / 2;
    const next = within(scale * factor, farthest, nearest);
    const grown = next / scale;
    this.show({ scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown });
  }

  /** A pixel of the picture is one of the page. */
  showActual(): void {
    this.zoomBy(1 / this.shown.scale);
  }

  /** From the stage to the picture. */
  toPicture({ x, y }: Point): Point {
    const { x: left, y: top, scale } = this.shown;
    return { x: (x - left) / scale, y: (y - top) / scale };
  }

  /** The part of the picture that can be seen. */
  inSight(): { x: number; y: number; width: number; height: number } {
    const from = this.toPicture({ x: 0, y: 0 });
    const to = this.toPicture({ x: this.stage.width, y: this.stage.height });
    const x = within(from.x, 0, this.picture.width);
    const y = within(from.y, 0, this.picture.height);
    return {
      x,
      y,
      width: within(to.x, 0, this.picture.width) - x,
      height: within(to.y, 0, this.picture.height) - y,
    };
  }

  private middle(): Point {
    return { x: this.stage.width / 2, y: this.stage.height / 2 };
  }

  private fittingScale(): number {
    const { width, height } = this.picture;
    const room = (side: number) => Math.max(1, side - 2 * margin);
    return Math.min(room(this.stage.width) / width, room(this.stage.height) / height, 4);
  }

  private show({ x, y, scale }: View): void {
    const { width, height } = this.picture;
    this.shown = {
      scale,
      x: within(x, keptInSight - width * scale, this.stage.width - keptInSight),
      y: within(y, keptInSight - height * scale, this.stage.height - keptInSight),
    };
    this.listeners.tell();
  }
}
