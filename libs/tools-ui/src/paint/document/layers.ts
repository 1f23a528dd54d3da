import type { Stroke } from '@tintory/pixels';
import type { Step, StepName } from './history.ts';
import { masked } from './mask.ts';
import { createPicture, type Picture } from './picture.ts';
import {
  gather,
  inPlace,
  movePlacement,
  oppositeOf,
  turnedSize,
  turnPlacement,
} from './placement.ts';
import type { Placement, Turn } from './placement.ts';
import type { Rect } from './rect.ts';
import { swapChange, type Change, type Layer } from './stroke-tiles.ts';

/** Everything a step can change. */
export type Layers = {
  picture: Picture;
  /** A byte a pixel, as `masked` says. */
  mask: Uint8Array;
  /** Strokes that tell what to keep or erase, in fractions of the original. */
  marks: readonly Stroke[];
  /** Those the picture was cut by. */
  cutMarks: readonly Stroke[];
  /** Where the picture's pixels lie in the original. */
  placement: Placement;
};

export const pictureLayer = ({ picture }: Layers): Layer => ({
  cells: picture.pixels,
  width: picture.width,
  height: picture.height,
});

export const maskLayer = ({ picture, mask }: Layers): Layer => ({
  cells: mask,
  width: picture.width,
  height: picture.height,
});

/** A step that changed some pixels. */
export function changeStep(
  name: StepName,
  layer: () => Layer,
  change: Change,
  target: 'picture' | 'mask',
): Step {
  return {
    name,
    layers: [target],
    get bytes() {
      return change.bytes;
    },
    swap: () => {
      swapChange(change, layer());
      return change.area;
    },
  };
}

/** A step that puts other layers in the place of some; takes it at once. */
export function replaceStep(name: StepName, layers: Layers, next: Partial<Layers>): Step {
  const { picture = null, mask = null } = next;
  let kept = next;
  const swap = () => {
    const before = layers as Record<string, unknown>;
    const shown = Object.fromEntries(Object.keys(kept).map((key) => [key, before[key]]));
    Object.assign(layers, kept);
    kept = shown as Partial<Layers>;
    return null;
  };
  swap();
  const bytes = (picture?.data.byteLength ?? 0) + (mask?.byteLength ?? 0);
  return { name, layers: Object.keys(next) as (keyof Layers)[], bytes, swap };
}

/** A quarter turn or a mirroring; the way back is another turn, so it holds no pixels. Not taken yet. */
export function turnStep(layers: Layers, turn: Turn): Step {
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
    picture: createPicture(size.width, size.height, buffer as ArrayBuffer),
    mask: mask.includes(masked) ? yield* gather(mask, from, size) : new Uint8Array(mask.length),
  };
}

/** The part of all layers inside a rectangle. */
export function* cropped(
  { picture, mask, placement }: Layers,
  { x, y, width, height }: Rect,
): Generator<void, Partial<Layers>> {
  const from = movePlacement(inPlace(picture.width), x, y);
  const size = { width, height };
  const { buffer } = yield* gather(picture.pixels, from, size);
  return {
    picture: createPicture(width, height, buffer as ArrayBuffer),
    mask: yield* gather(mask, from, size),
    placement: movePlacement(placement, x, y),
  };
}
