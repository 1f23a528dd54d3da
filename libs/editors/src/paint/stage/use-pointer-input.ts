import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import type { PenPoint } from '@tintory/paint-document';
import type { Workspace } from '../use-workspace.ts';
import { Gestures, type Contact } from './gestures.ts';
import type { useToolPointer } from './use-tool-pointer.ts';

/** A mouse has no pressure of its own. */
const evenPressure = 1;
/** How much a pixel of the wheel zooms; a pinch on a touchpad comes as small ones with Ctrl. */
const wheelSpeed = 0.0016;
const pinchSpeed = 0.01;
/** However hard a wheel is spun, an event zooms by no more than this. */
const mostZoom = 0.25;
/** Firefox counts the lines of a wheel. */
const lineHeight = 32;
/** The other end of a pen. */
const penEraser = 32;

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
    // Asked for once an event, and before anything is written: else each answer is a new layout.
    const localOf = () => {
      const { left, top } = element.getBoundingClientRect();
      return (event: PointerEvent | WheelEvent) => ({
        x: event.clientX - left,
        y: event.clientY - top,
      });
    };
    const penPoint = (local: ReturnType<typeof localOf>) => (event: PointerEvent) => ({
      ...local(event),
      pressure: event.pointerType === 'pen' ? event.pressure : evenPressure,
    });
    const contactOf = (event: PointerEvent): Contact => ({
      ...penPoint(localOf())(event),
      id: event.pointerId,
      kind: event.pointerType,
      button: event.button,
    });
    const moveRing = ({ x, y }: { x: number; y: number }, kind: string) => {
      element.style.setProperty('--ring-x', `${x}px`);
      element.style.setProperty('--ring-y', `${y}px`);
      element.dataset['ring'] = String(kind !== 'touch');
    };
    const noteKeys = (event: PointerEvent) => {
      keys.shift = event.shiftKey;
      keys.alt = event.altKey;
      keys.pen = event.pointerType === 'pen';
      keys.eraser = keys.pen && (event.buttons & penEraser) > 0;
    };
    const onDown = (event: PointerEvent) => {
      // No middle-button scrolling, no dragging of the canvas; the focus is moved by hand instead.
      event.preventDefault();
      const contact = contactOf(event);
      element.focus({ preventScroll: true });
      element.dataset['held'] = 'true';
      element.setPointerCapture(event.pointerId);
      noteKeys(event);
      if (keys.pen) seePen();
      gestures.down(contact);
    };
    const onMove = (event: PointerEvent) => {
      const pointOf = penPoint(localOf());
      const all = event.getCoalescedEvents?.() ?? [];
      const points = (all.length > 0 ? all : [event]).map(pointOf);
      moveRing(pointOf(event), event.pointerType);
      noteKeys(event);
      gestures.move(event.pointerId, points);
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
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1;
      const across = event.deltaX * unit;
      const down = event.deltaY * unit;
      if (event.shiftKey) return viewport.panBy(-down - across, 0);
      if (event.altKey) return viewport.panBy(-across, -down);
      const zoom = -down * (event.ctrlKey ? pinchSpeed : wheelSpeed);
      const bounded = Math.min(mostZoom, Math.max(-mostZoom, zoom));
      viewport.zoomBy(Math.exp(bounded), localOf()(event));
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
