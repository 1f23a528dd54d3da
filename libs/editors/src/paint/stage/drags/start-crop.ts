import type { PenPoint } from '@tintory/paint-document';
import { ratioOf } from '../../settings.ts';
import { dragBox, handleAt, largestBox } from '../crop-box.ts';
import { reach, type Drag, type DragContext } from './drag.ts';

/** Drags the frame of a crop, or one of its handles; null beside it. */
export function startCrop({ space }: DragContext, point: PenPoint): Drag | null {
  const { draft, settings, size, viewport } = space;
  const from = draft.box ?? largestBox(size, null);
  const handle = handleAt(from, point.x, point.y, reach / viewport.view().scale);
  if (!handle) return null;
  const ratio = ratioOf(settings.ratio, size);
  return {
    move: (points) => {
      const { x, y } = points.at(-1) ?? point;
      draft.setBox(dragBox(from, handle, x - point.x, y - point.y, size, ratio));
    },
    cancel: () => draft.setBox(draft.box),
  };
}
