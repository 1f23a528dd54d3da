import { useEffect, useRef } from 'react';

/**
 * Controls that replace each other pass the focus on: else a run would send whoever uses keys from its
 * button back to the top of the page, twice.
 */
export function usePassedFocus<Root extends HTMLElement>() {
  const root = useRef<Root>(null);
  const inside = useRef(false);
  useEffect(() => {
    const note = ({ target }: Event) => {
      inside.current = target instanceof Node && !!root.current?.contains(target);
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  // With every drawing: what went away leaves no event.
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  });
  return root;
}
