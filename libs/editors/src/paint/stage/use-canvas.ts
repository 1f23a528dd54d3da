import { useLayoutEffect, useRef } from 'react';
import type { PaintDocument } from '@tintory/paint-document';
import { CanvasPainter } from './canvas-painter.ts';

/** Draws the document to a canvas outside of React, so that strokes cause no renders. */
export function useCanvas(document: PaintDocument, maskShown: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<CanvasPainter>(null);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    const own = new CanvasPainter(canvas.current, document);
    painter.current = own;
    own.paint(null);
    return document.onPaint(own.paint);
  }, [document]);
  useLayoutEffect(() => painter.current?.showMask(maskShown), [document, maskShown]);
  return canvas;
}
