import { MarkPath, type PenPoint } from '@tintory/paint-document';
import { fractionsOf } from '../picture-points.ts';
import type { Drag, DragContext } from './drag.ts';

/** Draws a mark of what to keep or to cut away; null where the tool takes no more of them. */
export function startMark(context: DragContext, point: PenPoint): Drag | null {
  const { space, t, showMarks } = context;
  const { document, settings } = space;
  const most = space.refine?.most ?? Infinity;
  const room = most - document.layers.marks.length;
  if (room <= 0) {
    space.say(t('paint:marks.full', { most }));
    return null;
  }
  const fraction = fractionsOf(document);
  const { width, height } = document.original;
  const path = new MarkPath(settings.markMode, settings.size / 2 / Math.max(width, height));
  const draw = (points: readonly PenPoint[]) => {
    path.add(points.map(fraction));
    showMarks(path.strokes().slice(0, room));
  };
  draw([point]);
  return {
    move: draw,
    end: () => {
      showMarks([]);
      const marks = path.strokes().slice(0, room);
      if (marks.length === 0) return;
      document.addMarks(marks);
      space.say(t('paint:step.mark'));
    },
    cancel: () => showMarks([]),
  };
}
