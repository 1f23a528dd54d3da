import { useEffect, type RefObject } from 'react';

/** Arrow keys move from the search through the buttons and back; each stays a tab stop. */
export function useListKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step || event.isComposing) return;
      const stops = [...element.querySelectorAll<HTMLElement>('input, li button')];
      const next = stops[stops.indexOf(event.target as HTMLElement) + step];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [ref]);
}
