import { useLayoutEffect, useState, type RefObject } from 'react';

/** Until the page is measured: of a phone's width. */
const usualWidth = 360;

/** Millimetres that a pixel of the page is wide on the stage. */
export function useUnit(stage: RefObject<HTMLElement | null>, millimetres: number): number {
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || usualWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return millimetres / width;
}
