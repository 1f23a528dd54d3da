import { useEffect, type RefObject } from 'react';

/** Returns the focus to the element before the dialog, or else to the editor. */
export function useFocusReturn(open: boolean, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const element = root.current;
    return () => {
      // The kit's own modal lets go of the focus while it goes away.
      setTimeout(() => {
        const usable = opener instanceof HTMLElement && opener !== document.body;
        (usable && opener.isConnected ? opener : element)?.focus({ preventScroll: true });
      });
    };
  }, [open, root]);
}
