import { useEffect, useRef, type RefObject } from 'react';
import { useNarrow } from '../option-controls/use-narrow.ts';
import type { WorkbenchState } from './use-workbench.ts';

/** Between what is told of a run and the bar below, in pixels. */
const air = 12;

/** What the canvas shows; null while that is about to be known. */
function momentOf({ busy, phase, photo, awaitsPhoto }: WorkbenchState): string | null {
  if (phase.name === 'loading' || awaitsPhoto) return null;
  if (busy) return 'busy';
  const shown = phase.name === 'succeeded' ? phase.job.id : photo?.url;
  return shown ? `${phase.name} ${shown}` : phase.name;
}

/**
 * In one column the canvas is a scroll away from the options and from the examples: it comes back into
 * view with a photo, with a run and with what comes of it.
 *
 * @param panel has what is told of a run, and the bar at the window's lower edge
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
  // What is told stands clear of the bar, even where the canvas has to go up for it.
  const toTold =
    first && last ? Math.min(last.bottom + air - floor, first.top - ceiling) : toCanvas;
  const distance = Math.round(Math.max(toCanvas, toTold));
  if (distance === 0) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: distance, behavior: still ? 'auto' : 'smooth' });
}
