import { useEffect } from 'react';
import type { FramePort } from './frame-port.ts';

/** Tells the page around how high this one is, whenever that changes. */
export function useFrameHeight(port: FramePort): void {
  useEffect(() => {
    let last = 0;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      if (height === last) return;
      last = height;
      port.send({ type: 'resize', height });
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [port]);
}
