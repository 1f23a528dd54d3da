import type { PenPoint } from '@tintory/paint-document';
import { fractionsOf } from '../picture-points.ts';
import { distanceOnPage, reach, type Drag, type DragContext } from './drag.ts';

/** Taps where the pointer went down, unless it is dragged away from there. */
export function startTap({ space }: DragContext, point: PenPoint): Drag {
  let dragged = false;
  return {
    move: (points) => {
      dragged ||= distanceOnPage(space, point, points.at(-1) ?? point) > reach;
    },
    end: () => {
      if (!dragged) space.taps.tap(space.settings.markMode, fractionsOf(space.document)(point));
    },
  };
}
