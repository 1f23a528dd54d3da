import type { Box, PenPoint } from '@tintory/paint-document';
import { dragShape } from '../drag-shape.ts';
import type { Drag, DragContext, Keys } from './drag.ts';

/** Smaller ones, in pixels of the picture, were not meant. */
const smallest = 2;

/** Draws up the box of a shape, and places the shape in it. */
export function startShape({ space }: DragContext, point: PenPoint, keys: Keys): Drag {
  const { draft, settings } = space;
  let box: Box | null = null;
  return {
    move: (points) => {
      const last = points.at(-1);
      if (last) box = dragShape(settings.shape, point, last, keys.shift);
      draft.setBox(box);
    },
    end: () => {
      if (box && Math.hypot(box.width, box.height) > smallest) draft.placeShape(box);
      else draft.setBox(null);
    },
    cancel: () => draft.setBox(null),
  };
}
