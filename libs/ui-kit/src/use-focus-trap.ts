import { useEffect, useEffectEvent, type RefObject } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/**
 * Traps Tab inside the element, calls `onEscape`, and makes the rest of the app's root inert while
 * mounted. A button that is disabled while busy loses the focus, so keys pressed without any focus
 * are handled too.
 */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const opener = document.activeElement;
    const root = document.getElementById('root');
    root?.setAttribute('inert', '');
    element.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') escape();
      else keepTabInside(event, element);
    };
    const onDroppedKey = (event: KeyboardEvent) => {
      if (document.activeElement !== document.body || !isForemost(element)) return;
      element.focus();
      onKeyDown(event);
    };
    element.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onDroppedKey);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onDroppedKey);
      root?.removeAttribute('inert');
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [ref]);
}

/** Whether this is the topmost dialog. */
const isForemost = (element: HTMLElement): boolean =>
  [...document.querySelectorAll('[aria-modal="true"]')].at(-1) === element;

function keepTabInside(event: KeyboardEvent, element: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...element.querySelectorAll<HTMLElement>(focusable)];
  const first = stops[0];
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  const atEdge = document.activeElement === leaving || document.activeElement === element;
  if (stops.length === 0 || (atEdge && (event.shiftKey || leaving === document.activeElement))) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
