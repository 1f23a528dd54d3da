import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { PenPoint } from '@tintory/paint-document';
import type { Workspace } from '../use-workspace.ts';
import { Gestures } from './gestures.ts';
import { listenToPointers } from './listen-to-pointers.ts';
import type { useToolPointer } from './use-tool-pointer.ts';
import { turnWheel } from './wheel.ts';

type InputOptions = {
  stage: RefObject<HTMLElement | null>;
  space: Workspace;
  tool: ReturnType<typeof useToolPointer>;
  panning: boolean;
};

/** Pointers and wheel on the stage: draw, pan, zoom, and where the ring of the brush is. */
export function usePointerInput({ stage, space, tool, panning }: InputOptions): void {
  const { viewport } = space;
  const [keys] = useState(() => ({ shift: false, alt: false, pen: false, eraser: false }));
  const toPicture = (point: PenPoint): PenPoint => ({
    ...viewport.toPicture(point),
    pressure: point.pressure,
  });
  const start = useEffectEvent((point: PenPoint) => tool.start(toPicture(point), keys));
  const move = useEffectEvent((points: readonly PenPoint[]) => tool.move(points.map(toPicture)));
  const end = useEffectEvent(() => tool.end());
  const cancel = useEffectEvent(() => tool.cancel());
  const pans = useEffectEvent(() => panning);
  const seePen = useEffectEvent(() => space.setPenSeen(true));

  // Before the stage is seen: from then on it can be touched.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const gestures = new Gestures({
      ...{ start: (point) => start(point), move: (points) => move(points) },
      ...{ end: () => end(), cancel: () => cancel(), pans: () => pans() },
      pan: (dx, dy) => viewport.panBy(dx, dy),
      zoom: (factor, at) => viewport.zoomBy(factor, at),
    });
    const listening = new AbortController();
    const { signal } = listening;
    listenToPointers(element, { gestures, keys, onPen: () => seePen() }, signal);
    // React listens passively to wheels, and a passive listener cannot keep the page from scrolling.
    const onWheel = (event: WheelEvent) => turnWheel(element, viewport, event);
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => listening.abort();
  }, [stage, viewport, keys]);
}
