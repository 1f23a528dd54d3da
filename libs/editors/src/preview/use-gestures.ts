import { useRef, type PointerEvent, type RefObject } from 'react';
import { distanceOf, isDoubleTap, middleOf, motionOf, type Tap } from './fingers.ts';
import type { SwipeMotion } from './use-swipe.ts';
import type { PictureView } from './use-view.ts';
import type { Point } from './view.ts';

type GestureOptions = {
  stage: RefObject<HTMLElement | null>;
  zoom: PictureView;
  swipe: SwipeMotion;
  /** The compare slider takes single fingers on a picture that is not zoomed. */
  comparing: boolean;
};

type Mode = 'rest' | 'swipe' | 'pan' | 'pinch';
type Press = { mode: Mode; start: Point; moved: boolean };
type StageEvent = PointerEvent<HTMLElement>;

const placeOf = (event: StageEvent): Point => ({ x: event.clientX, y: event.clientY });

const onControl = ({ target }: StageEvent) =>
  target instanceof Element && target.closest('button, [role="slider"]') !== null;

/** From the corner of the page to the middle of the stage. */
function fromCentre(stage: HTMLElement | null, { x, y }: Point): Point {
  const box = stage?.getBoundingClientRect();
  return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x, y };
}

function firstMode(event: StageEvent, zoom: PictureView, sliding: boolean): Mode {
  if (zoom.zoomed) return 'pan';
  return sliding || event.pointerType === 'mouse' ? 'rest' : 'swipe';
}

type Pinch = { from: Point; to: Point; other: Point };

/** Two fingers move the picture by their middle and scale it by their spread. */
function pinch(zoom: PictureView, stage: HTMLElement | null, { from, to, other }: Pinch): void {
  const before = middleOf(from, other);
  const after = middleOf(to, other);
  zoom.pan({ x: after.x - before.x, y: after.y - before.y });
  // Avoids a division by zero for two fingers on one spot.
  const spread = distanceOf(to, other) / Math.max(1, distanceOf(from, other));
  zoom.scaleAt(fromCentre(stage, after), spread);
}

/** One finger swipes or pans, two pinch, a double tap zooms; a mouse drags what is zoomed. */
export function useGestures({ stage, zoom, swipe, comparing }: GestureOptions) {
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press | null>(null);
  const lastTap = useRef<Tap | null>(null);
  const sliding = comparing && !zoom.zoomed;

  const onPointerDown = (event: StageEvent) => {
    if (event.button !== 0 || onControl(event)) return;
    const at = placeOf(event);
    pointers.current.set(event.pointerId, at);
    if (!sliding) event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size > 1) {
      swipe.cancel();
      press.current = { mode: 'pinch', start: at, moved: true };
    } else {
      swipe.begin(at.x);
      const mode = firstMode(event, zoom, sliding);
      press.current = { mode, start: at, moved: false };
    }
  };

  const pinchFrom = (id: number, from: Point, to: Point) => {
    const other = [...pointers.current].find(([key]) => key !== id)?.[1];
    if (other) pinch(zoom, stage.current, { from, to, other });
  };

  const onPointerMove = (event: StageEvent) => {
    const from = pointers.current.get(event.pointerId);
    const now = press.current;
    if (!from || !now) return;
    const to = placeOf(event);
    pointers.current.set(event.pointerId, to);
    if (!now.moved) {
      const motion = motionOf(now.start, to);
      if (motion === 'still') return;
      now.moved = true;
      if (now.mode === 'swipe' && motion === 'along') now.mode = 'rest';
    }
    if (now.mode === 'pinch') pinchFrom(event.pointerId, from, to);
    else if (now.mode === 'pan') zoom.pan({ x: to.x - from.x, y: to.y - from.y });
    else if (now.mode === 'swipe') swipe.follow(to.x, event.timeStamp);
  };

  const tap = (event: StageEvent) => {
    const now = { at: placeOf(event), time: event.timeStamp };
    const double = isDoubleTap(lastTap.current, now);
    lastTap.current = double ? null : now;
    if (double) zoom.toggleAt(fromCentre(stage.current, now.at));
  };

  const onPointerUp = (event: StageEvent) => {
    const now = press.current;
    if (!pointers.current.delete(event.pointerId) || !now) return;
    if (now.mode === 'swipe' && now.moved) swipe.release(event.clientX, event.timeStamp);
    else if (!now.moved && !sliding) tap(event);
    // The finger that stays after a pinch goes on moving the picture.
    press.current = pointers.current.size > 0 ? { ...now, mode: 'pan' } : null;
  };
  const onPointerCancel = (event: StageEvent) => {
    pointers.current.delete(event.pointerId);
    press.current = null;
    swipe.cancel();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
