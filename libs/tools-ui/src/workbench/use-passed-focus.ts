import { useEffect, useRef } from 'react';

/** Keys pressed within this time, in milliseconds, were meant for the previous button. */
const meantBeforeMs = 600;

const pressKeys = ['Enter', ' '];

const firstButton = (root: HTMLElement) => root.querySelector<HTMLElement>('button:enabled');

/**
 * Passes the focus between controls that replace each other; otherwise a run would send keyboard
 * users back to the top of the page, twice. A held or double key press triggers only the first
 * button, since the next may undo it.
 *
 * @param choose what gets the focus; by default the first enabled button
 */
export function usePassedFocus<Root extends HTMLElement>(
  choose: (root: HTMLElement) => HTMLElement | null = firstButton,
) {
  const root = useRef<Root>(null);
  const inside = useRef(false);
  const passed = useRef<{ to: HTMLElement; at: number }>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      inside.current = isIn(root.current, target);
    };
    const hold = (event: KeyboardEvent) => {
      if (!pressKeys.includes(event.key) || !isIn(root.current, event.target)) return;
      const { to, at = -Infinity } = passed.current ?? {};
      const soon = event.target === to && performance.now() - at < meantBeforeMs;
      if (soon || event.repeat) event.preventDefault();
    };
    document.addEventListener('keydown', hold);
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('keydown', hold);
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  // After every render: removed elements fire no event.
  useEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const next = root.current && choose(root.current);
    if (next) passed.current = { to: next, at: performance.now() };
    next?.focus({ preventScroll: true });
  });
  return root;
}

const isIn = (root: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Node && root !== null && root.contains(target);
