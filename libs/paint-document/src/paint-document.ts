import type { RgbaImage, Stroke } from '@tintory/pixels';
import type { Brush, PenPoint } from './brush.ts';
import { stampCoverage, type Coverage } from './coverage.ts';
import { History, type Step, type StepName } from './history.ts';
import type { Blend, Ink } from './ink.ts';
import type { Layers } from './document-layers.ts';
import { changeStep, pictureLayer, replaceStep } from './layers.ts';
import { IdleWork } from './idle-work.ts';
import { Listeners } from './listeners.ts';
import { LiveStroke } from './live-stroke.ts';
import { masked } from './mask.ts';
import { Moves } from './moves.ts';
import { stateOf, type PaintState } from './paint-state.ts';
import { patchStep, type Patch } from './patch-step.ts';
import { copyPicture, viewPicture, type Picture } from './picture.ts';
import { inPlace, type Turn } from './placement.ts';
import type { Rect } from './rect.ts';
import { blendFor, layerFor, paintsMask, type StrokeKind } from './stroke-kind.ts';
import { StrokeTiles, type Change } from './stroke-tiles.ts';

/** How a document starts, where it is not with the picture as it is. */
type Start = {
  cap?: number;
  shown?: RgbaImage;
  marks?: readonly Stroke[];
  /** Those of the marks that `shown` was cut by: all, unless something else is said. */
  cutMarks?: readonly Stroke[];
};

/** Memory for steps to take back: four full pictures of 25 megapixels, or many hundred strokes. */
const historyBytes = 400_000_000;

/**
 * A picture, the mask and the marks on it, and everything done to them. Knows neither page nor
 * canvas: it changes pixels and tells which.
 */
export class PaintDocument {
  readonly original: Picture;
  readonly layers: Layers;
  private readonly history: History;
  private readonly painters = new Listeners<[area: Rect | null]>();
  private readonly listeners = new Listeners();
  private readonly painting = new IdleWork();
  private readonly takeIn = new IdleWork();
  private readonly moves: Moves;
  private stroke: { live: LiveStroke; kind: StrokeKind['kind'] } | null = null;
  /** A stroke that has ended, but for what is still to be drawn of it. */
  private ending: LiveStroke | null = null;
  private hasMask = false;
  private shown: PaintState;

  constructor(image: RgbaImage, start: Start = {}) {
    const { cap = historyBytes, shown = image, marks = [], cutMarks = marks } = start;
    this.original = viewPicture(image);
    this.layers = {
      picture: copyPicture(shown),
      mask: new Uint8Array(image.width * image.height),
      marks,
      cutMarks,
      placement: inPlace(image.width),
    };
    this.history = new History(cap);
    this.moves = new Moves(this.layers, this.history, (step, area) => {
      this.publish(step);
      this.painters.tell(area);
    });
    this.shown = stateOf(this.layers, this.history, this.hasMask);
  }

  readonly state = (): PaintState => this.shown;

  readonly subscribe = this.listeners.add;

  /** Hears which pixels to draw anew; null is all of them, and perhaps another size. */
  readonly onPaint = this.painters.add;

  beginStroke(stroke: StrokeKind, brush: Brush, start: PenPoint): void {
    this.cancelStroke();
    this.settle();
    const { kind } = stroke;
    const layer = layerFor(kind, this.layers);
    const show = (area: Rect) => this.painters.tell(area);
    const live = new LiveStroke(layer, brush, this.blend(stroke), start, show);
    this.stroke = { live, kind };
  }

  extendStroke(points: readonly PenPoint[]): void {
    this.stroke?.live.extend(points);
  }

  /**
   * A stroke is one step, once all of it is drawn.
   * @param onKept hears its name; it is not called where the stroke changed nothing
   */
  endStroke(onKept?: (name: StepName) => void): void {
    if (!this.stroke) return;
    const { live, kind } = this.stroke;
    this.stroke = null;
    this.ending = live;
    live.end(() => {
      this.ending = null;
      const name = this.keepChange(kind === 'color' ? 'brush' : kind, kind, live.tiles);
      if (name) onKept?.(name);
    });
  }

  /** Cancels the stroke, e.g. for a second finger. */
  cancelStroke(): void {
    const area = this.stroke?.live.cancel();
    this.stroke = null;
    if (area) this.painters.tell(area);
  }

  /** Paints a shape or a text, a part at a time; is a step once all of it is there. */
  paint(name: StepName, parts: Iterable<Coverage>, ink: Ink): void {
    this.settle();
    this.painting.begin(this.stamp(name, parts, ink));
  }

  turn(turn: Turn): void {
    this.settle();
    this.moves.turn(turn);
  }

  /** Keeps the part inside the rectangle. */
  crop(rect: Rect): void {
    this.settle();
    this.moves.crop(rect);
  }

  /** Puts other layers in the place of some, as one step; a picture must keep its size. */
  replace(name: StepName, next: Partial<Layers>): void {
    this.settle();
    this.keep(replaceStep(name, this.layers, next), null);
  }

  /** Puts new pixels in a place, and takes the mask away there. */
  patch(name: StepName, patch: Patch): void {
    this.settle();
    this.keep(patchStep(name, this.layers, patch), patch);
    this.painters.tell(patch);
  }

  addMarks(marks: readonly Stroke[]): void {
    this.replace('mark', { marks: [...this.layers.marks, ...marks] });
  }

  /** The picture as it came, in one step that can be taken back like any other. */
  startOver(): void {
    this.settle();
    this.moves.startOver(this.original);
  }

  clearMask(): void {
    this.replace('clearMask', { mask: new Uint8Array(this.layers.mask.length) });
  }

  /** @returns what was taken back */
  undo(): StepName | null {
    this.settle();
    return this.moves.go(this.history.undo());
  }

  /** @returns what was done again */
  redo(): StepName | null {
    this.settle();
    return this.moves.go(this.history.redo());
  }

  /** Ends what is under way: the next step, or whoever reads the layers, sees pixels that stay. */
  settle(): void {
    this.endStroke();
    this.ending?.finish();
    this.painting.finish();
    this.takeIn.finish();
    this.moves.finish();
  }

  private blend(stroke: StrokeKind): Blend {
    return blendFor(stroke, this.original, this.layers);
  }

  private *stamp(name: StepName, parts: Iterable<Coverage>, ink: Ink): Generator<void> {
    const tiles = new StrokeTiles(pictureLayer(this.layers));
    const blend = this.blend(ink);
    let first = true;
    for (const part of parts) {
      if (!first) yield;
      first = false;
      stampCoverage(tiles, part, blend);
      this.painters.tell(part);
    }
    this.keepChange(name, ink.kind, tiles);
  }

  private keepChange(name: StepName, kind: StrokeKind['kind'], tiles: StrokeTiles) {
    if (!tiles.differ()) return null;
    const change: Change = { pieces: [], bytes: 0, area: tiles.touched() };
    // The layer is looked up anew: a turn taken back in between puts other memory in its place.
    const target = paintsMask(kind) ? 'mask' : 'picture';
    this.keep(
      changeStep(name, () => layerFor(kind, this.layers), change, target),
      change.area,
    );
    this.takeIn.start(tiles.collect(change));
    return name;
  }

  /** What it is now has been saved: until the next change there is nothing to lose. */
  markSaved(): void {
    this.settle();
    this.history.markSaved();
    this.tell();
  }

  private keep(step: Step, area: Rect | null): void {
    this.history.push(step);
    this.publish(step);
    if (!area) this.painters.tell(null);
  }

  private publish(step: Step): void {
    // A look through all of a mask takes milliseconds; most steps leave it alone.
    if (step === this.history.last && step.name === 'mask') this.hasMask = true;
    else if (step.layers.includes('mask')) this.hasMask = this.layers.mask.includes(masked);
    this.tell();
  }

  private tell(): void {
    this.shown = stateOf(this.layers, this.history, this.hasMask);
    this.listeners.tell();
  }
}
