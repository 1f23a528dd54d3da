import { useEffect, useRef, type RefObject } from 'react';
import type { PaintSettings } from '../settings.ts';

/** How long the ring stays after the last change, in milliseconds. */
const shownFor = 900;

/**
 * Shows the brush ring in the middle of the stage while its size changes, because a slider in use
 * has no pointer over the picture.
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
    // The pointer or the keyboard cursor already shows it.
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
