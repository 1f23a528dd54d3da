import { useT } from '@tintory/i18n';
import type { Stroke } from '@tintory/pixels';
import { useRef, useState } from 'react';
import { type Box, MarkPath, type PenPoint } from '@tintory/paint-document';
import { measureIn } from '../files/draw-text.ts';
import { brushOf, eraserOf, largestLetters, ratioOf, strokeOf } from '../settings.ts';
import type { Workspace } from '../use-workspace.ts';
import { dragBox, handleAt, largestBox, type Handle } from './crop-box.ts';
import { dragShape } from './drag-shape.ts';
import { colorAt, fractionsOf } from './picture-points.ts';
import { frameOfText, letterSize, textHandleAt } from './text-frame.ts';

/** Fingers are wide: so far off a handle, in pixels of the page, still grabs it. */
const reach = 22;
/** No hand is still: so far a touch may wander, in pixels of the page, and be no drag. */
const steady = 4;

/** What is held while the pointer is down; `eraser` is the other end of a pen. */
export type Keys = { shift: boolean; alt: boolean; pen: boolean; eraser: boolean };

type Drag = {
  move: (points: readonly PenPoint[]) => void;
  end?: () => void;
  cancel?: () => void;
};

/** What the pointer does with each tool; points are of the picture. */
export function useToolPointer(space: Workspace) {
  const t = useT('paint');
  const [liveMarks, setLiveMarks] = useState<readonly Stroke[]>([]);
  const drag = useRef<Drag | null>(null);
  const { document, settings, draft, size } = space;

  const startBrush = (point: PenPoint, keys: Keys): Drag | null => {
    const stroke = keys.eraser ? eraserOf(settings) : strokeOf(settings);
    if (!stroke) return null;
    document.beginStroke(stroke, brushOf(settings, keys.pen), point);
    return {
      move: (points) => document.extendStroke(points),
      end: () => document.endStroke((name) => space.say(t(`paint:step.${name}`))),
      cancel: () => document.cancelStroke(),
    };
  };

  const startMark = (point: PenPoint): Drag | null => {
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
      setLiveMarks(path.strokes().slice(0, room));
    };
    draw([point]);
    return {
      move: draw,
      end: () => {
        setLiveMarks([]);
        const marks = path.strokes().slice(0, room);
        if (marks.length === 0) return;
        document.addMarks(marks);
        space.say(t('paint:step.mark'));
      },
      cancel: () => setLiveMarks([]),
    };
  };

  const startTap = (point: PenPoint): Drag => {
    let dragged = false;
    return {
      move: (points) => {
        const { x, y } = points.at(-1) ?? point;
        dragged ||= Math.hypot(x - point.x, y - point.y) * space.viewport.view().scale > reach;
      },
      end: () => {
        if (!dragged) space.taps.tap(settings.markMode, fractionsOf(document)(point));
      },
    };
  };

  const startShape = (point: PenPoint, keys: Keys): Drag => {
    let box: Box | null = null;
    return {
      move: (points) => {
        const last = points.at(-1);
        if (last) box = dragShape(settings.shape, point, last, keys.shift);
        draft.setBox(box);
      },
      end: () => {
        if (box && Math.hypot(box.width, box.height) > 2) draft.placeShape(box);
        else draft.setBox(null);
      },
      cancel: () => draft.setBox(null),
    };
  };

  const isAtCorner = ({ x, y }: Box, point: PenPoint): boolean => {
    const block = { ...settings, text: settings.text || t('paint:text.placeholder'), x, y };
    const frame = frameOfText(block, measureIn(block));
    return textHandleAt(frame, point, reach / space.viewport.view().scale) === 'size';
  };

  const startText = (point: PenPoint): Drag => {
    const from = draft.box ?? { x: point.x, y: point.y, width: 0, height: 0 };
    draft.setBox(from);
    if (draft.box && isAtCorner(draft.box, point)) {
      return {
        move: (points) => {
          const [to, most] = [points.at(-1) ?? point, largestLetters(size)];
          space.change({ fontSize: letterSize(settings.fontSize, from, point, to, most) });
        },
        cancel: () => space.change({ fontSize: settings.fontSize }),
      };
    }
    let dragged = false;
    return {
      move: (points) => {
        const { x, y } = points.at(-1) ?? point;
        dragged ||= Math.hypot(x - point.x, y - point.y) * space.viewport.view().scale > steady;
        draft.setBox({ ...from, x: from.x + x - point.x, y: from.y + y - point.y });
      },
      // Who touches it and stays wants to write.
      end: () => {
        if (!dragged) space.editText();
      },
      cancel: () => draft.setBox(draft.box),
    };
  };

  const startCrop = (point: PenPoint): Drag | null => {
    const from = draft.box ?? largestBox(size, null);
    const near = reach / space.viewport.view().scale;
    const handle: Handle | null = handleAt(from, point.x, point.y, near);
    if (!handle) return null;
    const ratio = ratioOf(settings.ratio, size);
    return {
      move: (points) => {
        const { x, y } = points.at(-1) ?? point;
        draft.setBox(dragBox(from, handle, x - point.x, y - point.y, size, ratio));
      },
      cancel: () => draft.setBox(draft.box),
    };
  };

  const startPick = (point: PenPoint): Drag => {
    const pick = (at: PenPoint) => {
      const color = colorAt(document.layers.picture, at);
      if (!color) return;
      space.change({ color });
      space.say(t('paint:picked', { color }));
    };
    pick(point);
    const end = () => {
      if (settings.tool === 'pick') space.leavePick();
    };
    return { move: (points) => pick(points.at(-1) ?? point), end };
  };

  const dragFor = (point: PenPoint, keys: Keys): Drag | null => {
    if (keys.alt && strokeOf(settings)) return startPick(point);
    switch (settings.tool) {
      case 'marks':
        return startMark(point);
      case 'tap':
        return startTap(point);
      case 'shape':
        return startShape(point, keys);
      case 'text':
        return startText(point);
      case 'crop':
        return startCrop(point);
      case 'pick':
        return startPick(point);
      default:
        return startBrush(point, keys);
    }
  };

  return {
    liveMarks,
    start: (point: PenPoint, keys: Keys) => {
      drag.current = dragFor(point, keys);
    },
    move: (points: readonly PenPoint[]) => drag.current?.move(points),
    end: () => {
      drag.current?.end?.();
      drag.current = null;
    },
    cancel: () => {
      drag.current?.cancel?.();
      drag.current = null;
    },
  };
}
