import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { aims } from '../tools.ts';
import type { Workspace } from '../use-workspace.ts';
import type { useToolPointer } from './use-tool-pointer.ts';

/** Steps of the brush, in pixels of the page. */
const steps = { usual: 16, fine: 3 } as const;
/** So near to the rim the picture moves and the brush stays. */
const rim = 24;
/** Keys press evenly. */
const pressure = 1;

const ways: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type KeyBrushOptions = {
  stage: RefObject<HTMLElement | null>;
  space: Workspace;
  tool: ReturnType<typeof useToolPointer>;
};

const within = (value: number, high: number) => Math.min(high - rim, Math.max(rim, value));

/**
 * The brush by keys, for those who use no pointer: arrows move it, Enter puts it down and lifts it,
 * Escape drops the stroke. Any other tool keeps its own keys.
 */
export function useKeyBrush({ stage, space, tool }: KeyBrushOptions): void {
  /** Where it is on the stage, in pixels of the page; null until it is first moved. */
  const place = useRef<{ x: number; y: number } | null>(null);
  const down = useRef(false);
  const { viewport, settings, busy } = space;

  const show = (element: HTMLElement) => {
    const { x, y } = (place.current ??= {
      x: element.clientWidth / 2,
      y: element.clientHeight / 2,
    });
    element.style.setProperty('--ring-x', `${x}px`);
    element.style.setProperty('--ring-y', `${y}px`);
    element.dataset['ring'] = 'true';
    return { ...viewport.toPicture({ x, y }), pressure };
  };

  const move = (element: HTMLElement, way: { x: number; y: number }, step: number) => {
    show(element);
    const { x, y } = place.current ?? { x: 0, y: 0 };
    const wished = { x: x + way.x * step, y: y + way.y * step };
    place.current = {
      x: within(wished.x, element.clientWidth),
      y: within(wished.y, element.clientHeight),
    };
    const beyond = { x: place.current.x - wished.x, y: place.current.y - wished.y };
    if (beyond.x !== 0 || beyond.y !== 0) viewport.panBy(beyond.x, beyond.y);
    const point = show(element);
    if (down.current) tool.move([point]);
  };

  const press = (element: HTMLElement) => {
    const point = show(element);
    if (down.current) tool.end();
    else tool.start(point, { shift: false, alt: false, pen: false, eraser: false });
    // A tap is over at once.
    if (settings.tool === 'tap') tool.end();
    else down.current = !down.current;
  };

  const drop = (): boolean => {
    if (!down.current) return false;
    tool.cancel();
    down.current = false;
    return true;
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent, element: HTMLElement) => {
    if (!aims(settings.tool) || busy.label || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const way = ways[event.key];
    let used = true;
    if (way) move(element, way, event.shiftKey ? steps.fine : steps.usual);
    else if (event.key === 'Enter') press(element);
    else if (event.key === 'Escape') used = drop();
    else used = false;
    if (!used) return;
    event.preventDefault();
    event.stopPropagation();
  });
  /** A pointer takes over, or the focus goes elsewhere: what was drawn so far stays. */
  const letGo = useEffectEvent(() => {
    if (down.current) tool.end();
    down.current = false;
  });

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('keydown', (event) => onKeyDown(event, element), { signal });
    element.addEventListener('pointerdown', () => letGo(), { signal, capture: true });
    element.addEventListener('pointermove', () => (place.current = null), { signal });
    element.addEventListener('blur', () => letGo(), { signal });
    return () => listening.abort();
  }, [stage]);
}
