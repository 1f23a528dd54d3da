import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { PictureView } from './use-view.ts';

/** A wheel notch is about 100 pixels: a fifth of zoom. Trackpad pinches report far less. */
const wheelRate = 0.002;
const pinchRate = 0.01;

/** Pixels of a line, for wheels that count in lines. */
const linePixels = 16;

/** Wheel zoom at the pointer; a native listener, because React's is passive. */
export function useWheelZoom(stage: RefObject<HTMLElement | null>, { scaleAt }: PictureView): void {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    event.preventDefault();
    const x = event.clientX - box.left - box.width / 2;
    const y = event.clientY - box.top - box.height / 2;
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
    scaleAt({ x, y }, Math.exp(-pixels * (event.ctrlKey ? pinchRate : wheelRate)));
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const listen = (event: WheelEvent) => onWheel(event);
    element.addEventListener('wheel', listen, { passive: false });
    return () => element.removeEventListener('wheel', listen);
  }, [stage]);
}
