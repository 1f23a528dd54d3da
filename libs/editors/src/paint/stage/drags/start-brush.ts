import type { PenPoint } from '@tintory/paint-document';
import { brushOf, eraserOf, strokeOf } from '../../settings.ts';
import type { Drag, DragContext, Keys } from './drag.ts';

/** Paints, erases or masks along the way; null for a tool that draws no strokes. */
export function startBrush({ space, t }: DragContext, point: PenPoint, keys: Keys): Drag | null {
  const { document, settings } = space;
  const stroke = keys.eraser ? eraserOf(settings) : strokeOf(settings);
  if (!stroke) return null;
  document.beginStroke(stroke, brushOf(settings, keys.pen), point);
  return {
    move: (points) => document.extendStroke(points),
    end: () => document.endStroke((name) => space.say(t(`paint:step.${name}`))),
    cancel: () => document.cancelStroke(),
  };
}
