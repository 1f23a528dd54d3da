import { useEffect, useRef, type RefObject } from 'react';
import type { PaintSettings } from '../settings.ts';

/** How long the ring stays after the last change, in milliseconds. */
const shownFor = 900;

/**
 * Shows the ring of the brush in the middle of the stage while its size changes: a finger on a slider
 * has no pointer over the picture that could tell.
 */
export function useBrushPreview(
  stage: RefObject<HTMLElement | null>,
  { size }: PaintSettings,
): void {
  const known = useRef(size);
  useEffect(() => {
    const element = stage.current;
    if (!element || known.current === size) return;
    known.current = size;
    // A pointer over the picture, or the keys, already show it where they are.
    if (element.dataset['ring'] === 'true') return;
    element.style.setProperty('--ring-x', `${element.clientWidth / 2}px`);
    element.style.setProperty('--ring-y', `${element.clientHeight / 2}px`);
    element.dataset['ring'] = 'preview';
    const timer = setTimeout(() => {
      if (element.dataset['ring'] === 'preview') element.dataset['ring'] = 'false';
    }, shownFor);
    return () => clearTimeout(timer);
  }, [stage, size]);
}
