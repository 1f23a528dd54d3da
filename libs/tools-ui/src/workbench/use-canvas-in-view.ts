import { useEffect, useRef, type RefObject } from 'react';
import { useNarrow } from '../option-controls/use-narrow.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** The gap between a run's notices and the bar below, in pixels. */
const air = 12;

/** Identifies what the canvas shows; null while loading. */
function momentOf({ busy, phase, photo, awaitsPhoto }: WorkbenchState): string | null {
  if (phase.name === 'loading' || awaitsPhoto) return null;
  if (busy) return 'busy';
  const shown = phase.name === 'succeeded' ? phase.job.id : photo?.url;
  return shown ? `${phase.name} ${shown}` : phase.name;
}

/**
 * In a one-column layout, scrolls the canvas back into view for a new photo, a run and its result.
 * @param panel contains a run's notices, and the bar at the window's lower edge
 */
export function useCanvasInView(bench: WorkbenchState, panel: RefObject<HTMLElement | null>) {
  const canvas = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  const moment = momentOf(bench);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    if (moment === null || moment === seen.current) return;
    const opening = seen.current === null;
    seen.current = moment;
    if (!narrow || opening || moment === 'none' || !canvas.current) return;
    bringIntoView(canvas.current, panel.current);
  }, [moment, narrow, panel]);
  return canvas;
}

function bringIntoView(canvas: HTMLElement, panel: HTMLElement | null) {
  const ceiling = Number.parseFloat(getComputedStyle(canvas).scrollMarginTop) || 0;
  const bar = panel?.querySelector<HTMLElement>('[data-actions]');
  const floor = innerHeight - (bar?.offsetHeight ?? 0);
  const { top, bottom } = canvas.getBoundingClientRect();
  const toCanvas = top < ceiling || bottom > floor ? top - ceiling : 0;
  const told = [...(panel?.querySelectorAll('[data-told]') ?? [])].map((one) =>
    one.getBoundingClientRect(),
  );
  const [first, last] = [told[0], told.at(-1)];
  // Notices must be clear of the bar, even if the canvas scrolls up for that.
  const toTold =
    first && last ? Math.min(last.bottom + air - floor, first.top - ceiling) : toCanvas;
  const distance = Math.round(Math.max(toCanvas, toTold));
  if (distance === 0) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: distance, behavior: still ? 'auto' : 'smooth' });
}
