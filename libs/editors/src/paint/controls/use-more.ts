import { useEffect, type RefObject } from 'react';

type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>;

/** The ends of a row with hidden content, by reading direction: "start", "end", both. */
export function moreOf({ scrollLeft, scrollWidth, clientWidth }: Scrolled): string {
  const gone = Math.abs(scrollLeft);
  const left = scrollWidth - clientWidth - gone;
  // Browsers round scroll positions.
  return [gone > 1 && 'start', left > 1 && 'end'].filter(Boolean).join(' ');
}

/** Keeps `data-more` of a scrolling row up to date, so that its style shows where it continues. */
export function useMore(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const tell = () => (element.dataset['more'] = moreOf(element));
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    element.addEventListener('scroll', tell, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', tell);
    };
  }, [row]);
}
