import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Point } from './fit-rectangles.ts';

/** Share of a side that an arrow key moves the point, and one with Shift held. */
const step = 0.01;
const leap = 0.1;

const within = (share: number) => Math.min(1, Math.max(0, share));

/** A picture has no reading direction: left is left in every language. */
const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const rounded = ({ x, y }: Point): Point => ({
  x: within(Math.round(x * 1_000) / 1_000),
  y: within(Math.round(y * 1_000) / 1_000),
});

/** How pointer and keys move the focal point: press or drag anywhere on the picture, or arrows. */
export function useFocalPoint(focus: Point, onChange: (focus: Point) => void) {
  const stage = useRef<HTMLDivElement>(null);

  const moveTo = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    const x = (clientX - box.left) / box.width;
    onChange(rounded({ x, y: (clientY - box.top) / box.height }));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    moveTo(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const center = event.key === 'Home';
    const arrow = arrows[event.key];
    if (!center && !arrow) return;
    event.preventDefault();
    if (!arrow) return onChange({ x: 0.5, y: 0.5 });
    const by = event.shiftKey ? leap : step;
    onChange(rounded({ x: focus.x + arrow.x * by, y: focus.y + arrow.y * by }));
  };
  return { stage, drag: { onPointerDown, onPointerMove }, onKeyDown };
}
