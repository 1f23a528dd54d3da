import { useLayoutEffect, useState, type CSSProperties } from 'react';

/** The workbench parts that a step describes, by their `data-part`. */
export type Part = 'canvas' | 'panel' | 'recent';

const cardWidth = 320;
const air = 16;

/** Below this width the workbench is one column: the card is below the page's header. */
const oneColumn = '(max-width: 859px)';

const partOf = (part: Part) =>
  document.querySelector<HTMLElement>(`[data-part="${part}"]`) ??
  document.querySelector<HTMLElement>('[data-part="canvas"]');

/** Positions the card beside the described part and frames that part. */
export function useSpot(part: Part): CSSProperties {
  const [spot, setSpot] = useState<CSSProperties>({});
  useLayoutEffect(() => {
    const element = partOf(part);
    if (!element) return;
    element.dataset['toured'] = '';
    const place = () => setSpot(matchMedia(oneColumn).matches ? {} : besides(element, part));
    place();
    addEventListener('resize', place);
    addEventListener('scroll', place, { passive: true });
    return () => {
      delete element.dataset['toured'];
      removeEventListener('resize', place);
      removeEventListener('scroll', place);
    };
  }, [part]);
  return spot;
}

function besides(element: HTMLElement, part: Part): CSSProperties {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  if (part !== 'panel') {
    const low = Math.max(air, innerHeight - bottom + air);
    return { top: 'auto', bottom: low, left: left + air };
  }
  const fromRight = document.documentElement.dir === 'rtl';
  return { top: top + air, left: fromRight ? right + air : left - cardWidth - air };
}
