import { useLayoutEffect, useState, type RefObject } from 'react';

/** Until the page is measured: a phone's. */
const usual = { width: 360, height: 360 };

/** The size of the stage in pixels of the page. */
export function useStageSize(stage: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return size;
}
