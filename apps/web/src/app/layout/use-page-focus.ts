import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes the focus that went away with the page before: the next key starts at the new page. */
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
