import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the new page after navigation if the focus was lost, so that Tab starts there. */
export function usePageFocus() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
