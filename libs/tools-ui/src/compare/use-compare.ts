import { useCallback, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Per cent of the width that an arrow key, and a page key, moves the handle. */
const step = 2;
const page = 10;

const within = (percent: number) => Math.min(100, Math.max(0, percent));

const keyTargets: Record<string, (position: number) => number> = {
  ArrowLeft: (position) => position - step,
  ArrowDown: (position) => position - step,
  ArrowRight: (position) => position + step,
  ArrowUp: (position) => position + step,
  PageDown: (position) => position - page,
  PageUp: (position) => position + page,
  Home: () => 0,
  End: () => 100,
};

/** Where the handle stands, in per cent of the width, and how pointer and keys move it. */
export function useCompare(start = 50) {
  const [position, setPosition] = useState(start);
  const stage = useRef<HTMLDivElement>(null);

  const moveTo = useCallback((clientX: number) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    setPosition(within(((clientX - box.left) / box.width) * 100));
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    moveTo(event.clientX);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event.clientX);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTargets[event.key];
    if (!target) return;
    event.preventDefault();
    setPosition((current) => within(target(current)));
  };
  return { position, stage, drag: { onPointerDown, onPointerMove }, onKeyDown };
}
