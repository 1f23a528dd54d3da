import { useEffect, type RefObject } from 'react';

/** Whether whatever had the focus can no longer use a key. */
const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || focused.matches(':disabled, [inert] *');

/**
 * Takes the focus when its element is disabled or removed, e.g. the undo button: otherwise the
 * editor's shortcuts would silently stop working.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    let inside = true;
    const note = (event: Event) => {
      inside = event.target instanceof Node && element.contains(event.target);
    };
    const observer = new MutationObserver(() => {
      if (inside && isLost(document.activeElement)) element.focus({ preventScroll: true });
    });
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'inert'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [root]);
}
