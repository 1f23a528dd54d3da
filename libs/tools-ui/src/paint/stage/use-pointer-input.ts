import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { PenPoint } from '../document/brush.ts';
import type { Workspace } from '../use-workspace.ts';
import { Gestures, type Contact } from './gestures.ts';
import type { useToolPointer } from './use-tool-pointer.ts';

/** A mouse has no pressure of its own. */
const evenPressure = 1;
/** How much a notch of the wheel zooms. */
const wheelSpeed = 0.0016;

type InputOptions = {
  stage: RefObject<HTMLElement | null>;
  space: Workspace;
  tool: ReturnType<typeof useToolPointer>;
  panning: boolean;
};

/** Pointers and wheel on the stage: draw, pan, zoom, and where the ring of the brush is. */
export function usePointerInput({ stage, space, tool, panning }: InputOptions): void {
  const { viewport } = space;
  const [keys] = useState(() => ({ shift: false, alt: false, pen: false }));
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

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const gestures = new Gestures({
      ...{ start: (point) => start(point), move: (points) => move(points) },
      ...{ end: () => end(), cancel: () => cancel(), pans: () => pans() },
      pan: (dx, dy) => viewport.panBy(dx, dy),
      zoom: (factor, at) => viewport.zoomBy(factor, at),
    });
    const local = (event: PointerEvent | WheelEvent) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const pointOf = (event: PointerEvent): PenPoint => ({
      ...local(event),
      pressure: event.pointerType === 'pen' ? event.pressure : evenPressure,
    });
    const contactOf = (event: PointerEvent): Contact => ({
      ...pointOf(event),
      id: event.pointerId,
      kind: event.pointerType,
      button: event.button,
    });
    const moveRing = (event: PointerEvent) => {
      const { x, y } = local(event);
      element.style.setProperty('--ring-x', `${x}px`);
      element.style.setProperty('--ring-y', `${y}px`);
      element.dataset['ring'] = String(event.pointerType !== 'touch');
    };
    const noteKeys = (event: PointerEvent) => {
      keys.shift = event.shiftKey;
      keys.alt = event.altKey;
      keys.pen = event.pointerType === 'pen';
    };
    const onDown = (event: PointerEvent) => {
      // No middle-button scrolling, no dragging of the canvas; the focus is moved by hand instead.
      event.preventDefault();
      element.focus({ preventScroll: true });
      element.dataset['held'] = 'true';
      element.setPointerCapture(event.pointerId);
      noteKeys(event);
      if (keys.pen) seePen();
      gestures.down(contactOf(event));
    };
    const onMove = (event: PointerEvent) => {
      moveRing(event);
      noteKeys(event);
      const all = event.getCoalescedEvents?.() ?? [];
      gestures.move(event.pointerId, (all.length > 0 ? all : [event]).map(pointOf));
    };
    const onUp = (event: PointerEvent) => gestures.up(event.pointerId);
    const onCancel = (event: PointerEvent) => gestures.cancel(event.pointerId);
    const onLeave = () => {
      element.dataset['ring'] = 'false';
    };
    const onBlur = () => {
      delete element.dataset['held'];
    };
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      if (event.shiftKey) viewport.panBy(-event.deltaY - event.deltaX, 0);
      else viewport.zoomBy(Math.exp(-event.deltaY * wheelSpeed), local(event));
    };
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', onDown, { signal });
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('pointerup', onUp, { signal });
    element.addEventListener('pointercancel', onCancel, { signal });
    element.addEventListener('pointerleave', onLeave, { signal });
    element.addEventListener('blur', onBlur, { signal });
    // React listens passively to wheels, and a passive listener cannot keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => listening.abort();
  }, [stage, viewport, keys]);
}
