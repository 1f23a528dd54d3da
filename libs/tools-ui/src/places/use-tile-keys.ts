import { useEffect, type RefObject } from 'react';

type Place = { x: number; y: number };

const middleOf = (element: HTMLElement): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Tiles within this vertical distance are in one row, in pixels. */
const sameRow = 4;

/** The horizontally nearest tile in the next row up or down, across headings. */
function inNextRow(stops: readonly HTMLElement[], at: HTMLElement, down: 1 | -1) {
  const here = middleOf(at);
  const beyond = stops
    .map((stop) => ({ stop, ...middleOf(stop) }))
    .filter(({ y }) => (y - here.y) * down > sameRow);
  const nearest = Math.min(...beyond.map(({ y }) => Math.abs(y - here.y)));
  const row = beyond.filter(({ y }) => Math.abs(Math.abs(y - here.y) - nearest) <= sameRow);
  return row.sort((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x))[0]?.stop;
}

function target(stops: readonly HTMLElement[], at: HTMLElement, key: string, isRtl: boolean) {
  const index = stops.indexOf(at);
  switch (key) {
    case 'ArrowRight':
      return stops[index + (isRtl ? -1 : 1)];
    case 'ArrowLeft':
      return stops[index + (isRtl ? 1 : -1)];
    case 'ArrowDown':
      return inNextRow(stops, at, 1);
    case 'ArrowUp':
      return inNextRow(stops, at, -1);
    case 'Home':
      return stops[0];
    case 'End':
      return stops.at(-1);
    default:
      return undefined;
  }
}

/**
 * Arrow keys move through the tiles in visual order, across rows and headings; one tile is a tab
 * stop.
 */
export function useTileKeys(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const stops = [...element.querySelectorAll<HTMLElement>('[role=radio]')];
      const at = stops.find((stop) => stop === event.target);
      if (!at) return;
      const isRtl = getComputedStyle(element).direction === 'rtl';
      const next = target(stops, at, event.key, isRtl);
      if (next || event.key.startsWith('Arrow')) event.preventDefault();
      next?.focus();
    };
    // The focused tile is the tab stop, until another one in the group has the focus.
    const onFocus = (event: FocusEvent) => {
      for (const stop of element.querySelectorAll<HTMLElement>('[role=radio]')) {
        stop.tabIndex = stop === event.target ? 0 : -1;
      }
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusin', onFocus);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusin', onFocus);
    };
  }, [ref]);
}
