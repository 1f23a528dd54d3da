import type { History, Step, StepName } from './history.ts';
import { IdleWork } from './idle-work.ts';
import type { Layers } from './document-layers.ts';
import { replaceStep } from './layers.ts';
import { masked } from './mask.ts';
import { createPicture, cutOut, type Picture } from './picture.ts';
import { gather, inPlace, movePlacement, oppositeOf, turnedSize } from './placement.ts';
import { turnPlacement, type Turn } from './placement.ts';
import { intersect, wholeOf, type Rect } from './rect.ts';

/** Hears of a step that is taken, and which pixels to draw anew; null is all of them. */
type OnTaken = (step: Step, area: Rect | null) => void;

/**
 * Whatever moves all pixels of a document at once: turns, mirrorings, crops, a fresh start, and the
 * way back. With a large picture that takes a while: until one is done the page shows the picture as
 * it was.
 */
export class Moves {
  private readonly layers: Layers;
  private readonly history: History;
  private readonly onTaken: OnTaken;
  private readonly work = new IdleWork();

  constructor(layers: Layers, history: History, onTaken: OnTaken) {
    this.layers = layers;
    this.history = history;
    this.onTaken = onTaken;
  }

  turn(turn: Turn): void {
    const step = turnStep(this.layers, turn);
    this.work.begin(this.take(step, () => this.history.push(step)));
  }

  /** Keeps the part inside the rectangle. */
  crop(rect: Rect): void {
    const { picture } = this.layers;
    const part = intersect(rect, wholeOf(picture));
    if (!part || (part.width === picture.width && part.height === picture.height)) return;
    this.work.begin(this.put('crop', cropped(this.layers, part)));
  }

  /** Puts the picture as it came in the place of everything. */
  startOver(original: Picture): void {
    this.work.begin(this.put('startOver', afresh(original)));
  }

  /** Goes a step of the history, back or forth. */
  go(step: Step | null): StepName | null {
    if (!step) return null;
    this.work.begin(this.take(step));
    return step.name;
  }

  /** Ends at once what is under way. */
  finish(): void {
    this.work.finish();
  }

  private *put(name: StepName, making: Generator<void, Partial<Layers>>): Generator<void> {
    const step = replaceStep(name, this.layers, yield* making);
    this.history.push(step);
    this.onTaken(step, null);
  }

  private *take(step: Step, onSwapped?: () => void): Generator<void> {
    if (step.prepare) yield* step.prepare();
    const area = step.swap();
    onSwapped?.();
    this.onTaken(step, area);
  }
}

/** A quarter turn or a mirroring; the way back is another turn, so it holds no pixels. Not taken yet. */
function turnStep(layers: Layers, turn: Turn): Step {
  let way = turn;
  let next: Partial<Layers> = {};
  return {
    name: turn,
    layers: ['picture', 'mask', 'placement'],
    bytes: 0,
    *prepare() {
      next = yield* turned(layers, way);
    },
    swap: () => {
      Object.assign(layers, next);
      next = {};
      way = oppositeOf[way];
      return null;
    },
  };
}

function* turned(
  { picture, mask, placement }: Layers,
  turn: Turn,
): Generator<void, Partial<Layers>> {
  const from = turnPlacement(inPlace(picture.width), picture, turn);
  const size = turnedSize(picture, turn);
  const { buffer } = yield* gather(picture.pixels, from, size);
  return {
    placement: turnPlacement(placement, picture, turn),
    picture: createPicture(size.width, size.height, buffer),
    mask: mask.includes(masked) ? yield* gather(mask, from, size) : new Uint8Array(mask.length),
  };
}

/** The part of all layers inside a rectangle. */
function* cropped(
  { picture, mask, placement }: Layers,
  { x, y, width, height }: Rect,
): Generator<void, Partial<Layers>> {
  const from = movePlacement(inPlace(picture.width), x, y);
  const size = { width, height };
  const { buffer } = yield* gather(picture.pixels, from, size);
  return {
    picture: createPicture(width, height, buffer),
    mask: yield* gather(mask, from, size),
    placement: movePlacement(placement, x, y),
  };
}

function* afresh(original: Picture): Generator<void, Partial<Layers>> {
  const { pixels, width, height } = original;
  const { buffer } = yield* cutOut(pixels, width, wholeOf(original));
  return {
    picture: createPicture(width, height, buffer),
    mask: new Uint8Array(width * height),
    placement: inPlace(width),
  };
}
