import { useEffect, type RefObject } from 'react';

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The number of items in the first row. */
const columnsOf = (stops: readonly HTMLElement[]): number => {
  const top = stops[0]?.getBoundingClientRect().top;
  const next = stops.findIndex((stop) => stop.getBoundingClientRect().top !== top);
  return next < 0 ? stops.length : next;
};

/** Arrow keys move through the buttons of a grid in visual order; each button stays a tab stop. */
export function useGridKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const [across, down] = steps[event.key] ?? [0, 0];
      const stops = [...element.querySelectorAll<HTMLElement>('li button')];
      const at = stops.indexOf(event.target as HTMLElement);
      if (at < 0 || across + down === 0) return;
      const forward = getComputedStyle(element).direction === 'rtl' ? -across : across;
      event.preventDefault();
      const next = at + forward + down * columnsOf(stops);
      // If the row below is shorter, goes to its last item.
      stops[down > 0 ? Math.min(next, stops.length - 1) : next]?.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [ref]);
}
