import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { aims } from '../tools.ts';
import type { Workspace } from '../use-workspace.ts';
import { KeyRing } from './key-ring.ts';
import type { useToolPointer } from './use-tool-pointer.ts';

/** Steps of the brush, in pixels of the page. */
const steps = { usual: 16, fine: 3 } as const;

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

/**
 * The brush by keyboard: arrows move it, Enter starts and ends a stroke, Escape cancels it. Other
 * tools keep their keys.
 */
export function useKeyBrush({ stage, space, tool }: KeyBrushOptions): void {
  const { viewport, settings, busy } = space;
  const [ring] = useState(() => new KeyRing(viewport));
  const down = useRef(false);

  const move = (element: HTMLElement, way: { x: number; y: number }, step: number) => {
    const point = ring.move(element, way, step);
    if (down.current) tool.move([point]);
  };

  const press = (element: HTMLElement) => {
    const point = ring.show(element);
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
  /** A pointer takes over or the focus leaves: the stroke so far is kept. */
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
    element.addEventListener('pointermove', () => ring.forget(), { signal });
    element.addEventListener('blur', () => letGo(), { signal });
    return () => listening.abort();
  }, [stage, ring]);
}
