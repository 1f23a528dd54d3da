import { useEffect, useEffectEvent, type RefObject } from 'react';

const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';

/**
 * Keeps Tab inside the element, calls back on Escape, and holds everything of the app's root behind
 * it inert while it stands.
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
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      root?.removeAttribute('inert');
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [ref]);
}

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
