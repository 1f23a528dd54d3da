import { localOf } from './pointer-points.ts';
import type { Viewport } from './viewport.ts';

/** Zoom per wheel pixel; touchpad pinches arrive as small ones with Ctrl. */
const wheelSpeed = 0.0016;
const pinchSpeed = 0.01;
/** The largest zoom of one wheel event. */
const mostZoom = 0.25;
/** Firefox counts the lines of a wheel. */
const lineHeight = 32;

/** The wheel zooms, and pans with Shift or Alt. */
export function turnWheel(stage: HTMLElement, viewport: Viewport, event: WheelEvent): void {
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? lineHeight : 1;
  const across = event.deltaX * unit;
  const down = event.deltaY * unit;
  if (event.shiftKey) return viewport.panBy(-down - across, 0);
  if (event.altKey) return viewport.panBy(-across, -down);
  const zoom = -down * (event.ctrlKey ? pinchSpeed : wheelSpeed);
  const bounded = Math.min(mostZoom, Math.max(-mostZoom, zoom));
  viewport.zoomBy(Math.exp(bounded), localOf(stage)(event));
}
