import type { Keys } from './drags/drag.ts';
import type { Gestures } from './gestures.ts';
import { contactOf, penPointOf } from './pointer-points.ts';

/** The other end of a pen. */
const penEraser = 32;

type Hearing = {
  gestures: Gestures;
  /** Where it is noted what is held meanwhile. */
  keys: Keys;
  onPen: () => void;
};

function noteKeys(keys: Keys, event: PointerEvent): void {
  keys.shift = event.shiftKey;
  keys.alt = event.altKey;
  keys.pen = event.pointerType === 'pen';
  keys.eraser = keys.pen && (event.buttons & penEraser) > 0;
}

function moveRing(stage: HTMLElement, { x, y }: { x: number; y: number }, kind: string): void {
  stage.style.setProperty('--ring-x', `${x}px`);
  stage.style.setProperty('--ring-y', `${y}px`);
  stage.dataset['ring'] = String(kind !== 'touch');
}

function press(stage: HTMLElement, { gestures, keys, onPen }: Hearing, event: PointerEvent): void {
  // No middle-button scrolling, no dragging of the canvas; the focus is moved by hand instead.
  event.preventDefault();
  const contact = contactOf(stage, event);
  stage.focus({ preventScroll: true });
  stage.dataset['held'] = 'true';
  stage.setPointerCapture(event.pointerId);
  noteKeys(keys, event);
  if (keys.pen) onPen();
  gestures.down(contact);
}

function move(stage: HTMLElement, { gestures, keys }: Hearing, event: PointerEvent): void {
  const pointOf = penPointOf(stage);
  const all = event.getCoalescedEvents?.() ?? [];
  const points = (all.length > 0 ? all : [event]).map(pointOf);
  moveRing(stage, pointOf(event), event.pointerType);
  noteKeys(keys, event);
  gestures.move(event.pointerId, points);
}

/** Turns the pointers on the stage into gestures, and moves the ring of the brush along. */
export function listenToPointers(stage: HTMLElement, hearing: Hearing, signal: AbortSignal): void {
  const { gestures } = hearing;
  stage.addEventListener('pointerdown', (event) => press(stage, hearing, event), { signal });
  stage.addEventListener('pointermove', (event) => move(stage, hearing, event), { signal });
  stage.addEventListener('pointerup', (event) => gestures.up(event.pointerId), { signal });
  stage.addEventListener('pointercancel', (event) => gestures.cancel(event.pointerId), { signal });
  stage.addEventListener('pointerleave', () => (stage.dataset['ring'] = 'false'), { signal });
  stage.addEventListener('blur', () => delete stage.dataset['held'], { signal });
}
