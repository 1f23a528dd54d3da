import type { PenPoint } from '@tintory/paint-document';
import type { Contact } from './gestures.ts';

type Point = { x: number; y: number };

/** A mouse has no pressure of its own. */
const evenPressure = 1;

/**
 * Reads where events are on the stage, in pixels of the page. Asked for once an event, and before
 * anything is written: else each answer is a new layout.
 */
export function localOf(stage: HTMLElement): (event: PointerEvent | WheelEvent) => Point {
  const { left, top } = stage.getBoundingClientRect();
  return (event) => ({ x: event.clientX - left, y: event.clientY - top });
}

/** The same with the pressure of a pen. */
export function penPointOf(stage: HTMLElement): (event: PointerEvent) => PenPoint {
  const local = localOf(stage);
  return (event) => ({
    ...local(event),
    pressure: event.pointerType === 'pen' ? event.pressure : evenPressure,
  });
}

export const contactOf = (stage: HTMLElement, event: PointerEvent): Contact => ({
  ...penPointOf(stage)(event),
  id: event.pointerId,
  kind: event.pointerType,
  button: event.button,
});
