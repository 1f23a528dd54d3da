import { useState } from 'react';

/** Multiples of the fitted size; 1 shows the whole picture. */
const levels = [1, 1.5, 2, 3, 4] as const;

export type Zoom = {
  zoom: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
};

/** The zoom of the canvas, in fixed levels. */
export function useZoom(): Zoom {
  const [index, setIndex] = useState(0);
  return {
    zoom: levels[index] ?? 1,
    canZoomIn: index < levels.length - 1,
    canZoomOut: index > 0,
    zoomIn: () => setIndex((now) => Math.min(levels.length - 1, now + 1)),
    zoomOut: () => setIndex((now) => Math.max(0, now - 1)),
    fit: () => setIndex(0),
  };
}
