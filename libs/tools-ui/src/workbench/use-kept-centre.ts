import { useEffect, useLayoutEffect, useRef } from 'react';

const middle = { x: 0.5, y: 0.5 };

/** Keeps the centre of a scrolled picture in place while zooming. */
export function useKeptCentre(zoom: number) {
  const frame = useRef<HTMLDivElement>(null);
  const centre = useRef(middle);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    if (zoom === 1) centre.current = middle;
    const { x, y } = centre.current;
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
  }, [zoom]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const note = () => {
      centre.current = {
        x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
        y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
      };
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);
  return frame;
}
