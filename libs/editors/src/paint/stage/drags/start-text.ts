import type { Box, PenPoint } from '@tintory/paint-document';
import { measureIn } from '../../files/draw-text.ts';
import { largestLetters } from '../../settings.ts';
import { frameOfText, letterSize, textHandleAt } from '../text-frame.ts';
import { distanceOnPage, reach, type Drag, type DragContext } from './drag.ts';

/** Movement below this, in CSS pixels, is not a drag. */
const steady = 4;

/** Moves a text, resizes it by a corner of its frame, or opens its words where it is only touched. */
export function startText(context: DragContext, point: PenPoint): Drag {
  const { draft } = context.space;
  const from = draft.box ?? { x: point.x, y: point.y, width: 0, height: 0 };
  draft.setBox(from);
  const isSized = draft.box !== null && isAtCorner(context, draft.box, point);
  return isSized ? sizeText(context, from, point) : moveText(context, from, point);
}

function isAtCorner({ space, t }: DragContext, { x, y }: Box, point: PenPoint): boolean {
  const { settings, viewport } = space;
  const block = { ...settings, text: settings.text || t('paint:text.placeholder'), x, y };
  const frame = frameOfText(block, measureIn(block));
  return textHandleAt(frame, point, reach / viewport.view().scale) === 'size';
}

function sizeText({ space }: DragContext, from: Box, point: PenPoint): Drag {
  const { fontSize } = space.settings;
  const most = largestLetters(space.size);
  return {
    move: (points) => {
      const to = points.at(-1) ?? point;
      space.change({ fontSize: letterSize(fontSize, from, point, to, most) });
    },
    cancel: () => space.change({ fontSize }),
  };
}

function moveText({ space }: DragContext, from: Box, point: PenPoint): Drag {
  const { draft } = space;
  let dragged = false;
  return {
    move: (points) => {
      const to = points.at(-1) ?? point;
      dragged ||= distanceOnPage(space, point, to) > steady;
      draft.setBox({ ...from, x: from.x + to.x - point.x, y: from.y + to.y - point.y });
    },
    // A tap without a drag starts typing.
    end: () => {
      if (!dragged) space.editText();
    },
    cancel: () => draft.setBox(draft.box),
  };
}
