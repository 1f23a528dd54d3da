import type { Contact, Gestures } from '@tintory/editors';

/** @returns stops listening */
export function listenToStage(element: HTMLElement, gestures: Gestures): () => void {
  const contactOf = (event: PointerEvent): Contact => {
    const { left, top } = element.getBoundingClientRect();
    return {
      ...{ x: event.clientX - left, y: event.clientY - top, pressure: 1 },
      ...{ id: event.pointerId, kind: event.pointerType, button: event.button },
    };
  };
  const onDown = (event: PointerEvent) => {
    // No dragging of the picture; the focus is moved by hand instead.
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.dataset['held'] = 'true';
    element.setPointerCapture?.(event.pointerId);
    gestures.down(contactOf(event));
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener(
    'pointermove',
    (event) => gestures.move(event.pointerId, [contactOf(event)]),
    { signal },
  );
  element.addEventListener('pointerup', ({ pointerId }) => gestures.up(pointerId), { signal });
  element.addEventListener('pointercancel', ({ pointerId }) => gestures.cancel(pointerId), {
    signal,
  });
  // Focus ring for keyboard use only.
  const showRing = () => delete element.dataset['held'];
  element.addEventListener('blur', showRing, { signal });
  element.addEventListener('keydown', showRing, { signal });
  return () => listening.abort();
}
