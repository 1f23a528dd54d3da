import type { PrintArea } from '@tintory/contract';
import { Gestures, type Contact } from '@tintory/editors';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { layersOf, withChange, type Layer } from '../design/layer.ts';
import { covers, type Point } from '../design/placing.ts';
import type { Guide } from '../design/snap.ts';
import type { Work } from '../designer/use-work.ts';
import { holdOf, pinched, type Held } from './drag-layer.ts';
import type { ViewBox } from './view-box.ts';

type PointerOptions = {
  stage: RefObject<HTMLElement | null>;
  work: Work;
  area: PrintArea;
  box: ViewBox;
  unit: number;
};

/** Pointers on the stage: choose, move, scale and turn a layer. @returns the lines it is drawn to */
export function useDesignPointer({ stage, work, area, box, unit }: PointerOptions): Guide[] {
  const [guides, setGuides] = useState<Guide[]>([]);
  const held = useRef<(Held & { id: string }) | null>(null);
  const { document } = work;

  const layers = () => layersOf(document.state().design, area.id);
  const chosen = () => layers().find(({ id }) => id === work.chosenId);
  const place = (id: string, placing: Partial<Layer>) =>
    document.hold(withChange(document.state().design, area.id, id, placing));
  const onArea = ({ x, y }: Point): Point => ({
    x: x * unit + box.x - area.x,
    y: y * unit + box.y - area.y,
  });

  const start = useEffectEvent((at: Point) => {
    const point = onArea(at);
    const before = chosen();
    const known = before && holdOf(before, point, { area, unit });
    const layer = known ? before : layers().findLast((one) => covers(one, point));
    work.choose(layer?.id ?? null);
    const hold = known ?? (layer && holdOf(layer, point, { area, unit }));
    // Whoever touches another layer means the layer, not a handle that was not there to be seen.
    held.current = layer && hold ? { ...hold, id: layer.id } : null;
  });
  const move = useEffectEvent((at: Point) => {
    if (!held.current) return;
    const { placing, guides: lines } = held.current.to(onArea(at));
    const { x, y, width, rotation } = placing;
    place(held.current.id, { x, y, width, rotation });
    setGuides(lines);
  });
  const end = useEffectEvent(() => {
    if (held.current) document.release(held.current.name);
    held.current = null;
    setGuides([]);
  });
  const cancel = useEffectEvent(() => {
    document.drop();
    held.current = null;
    setGuides([]);
  });
  const pinch = useEffectEvent((by: Parameters<typeof pinched>[1]) => {
    const layer = chosen() ?? layers().at(-1);
    if (!layer) return;
    if (layer.id !== work.chosenId) work.choose(layer.id);
    const { x, y, width, rotation } = pinched(layer, by, area);
    place(layer.id, { x, y, width, rotation });
  });
  const pan = useEffectEvent((dx: number, dy: number) => pinch({ dx: dx * unit, dy: dy * unit }));
  const rest = useEffectEvent(() => document.release('scale'));

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    return listen(
      element,
      new Gestures({
        ...{ start: (point) => start(point), end: () => end(), cancel: () => cancel() },
        move: (points) => {
          const last = points.at(-1);
          if (last) move(last);
        },
        pan: (dx, dy) => pan(dx, dy),
        zoom: (factor) => pinch({ factor }),
        turn: (angle) => pinch({ angle }),
        rest: () => rest(),
        pans: () => false,
      }),
    );
  }, [stage]);
  return guides;
}

/** @returns how to stop listening */
function listen(element: HTMLElement, gestures: Gestures): () => void {
  const contactOf = (event: PointerEvent): Contact => {
    const { left, top } = element.getBoundingClientRect();
    return {
      ...{ x: event.clientX - left, y: event.clientY - top, pressure: 1 },
      ...{ id: event.pointerId, kind: event.pointerType, button: event.button },
    };
  };
  const onDown = (event: PointerEvent) => {
    // No dragging of the picture; the focus is moved by hand instead.
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.dataset['held'] = 'true';
    element.setPointerCapture?.(event.pointerId);
    gestures.down(contactOf(event));
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener(
    'pointermove',
    (event) => gestures.move(event.pointerId, [contactOf(event)]),
    { signal },
  );
  element.addEventListener('pointerup', ({ pointerId }) => gestures.up(pointerId), { signal });
  element.addEventListener('pointercancel', ({ pointerId }) => gestures.cancel(pointerId), {
    signal,
  });
  // Whoever holds it sees what they hold; whoever uses keys sees the ring.
  const showRing = () => delete element.dataset['held'];
  element.addEventListener('blur', showRing, { signal });
  element.addEventListener('keydown', showRing, { signal });
  return () => listening.abort();
}
