import { useEffect, useRef } from 'react';

/** A key pressed so soon after is meant for the button that has gone, not for the one in its place. */
const meantBeforeMs = 600;

const pressKeys = ['Enter', ' '];

const firstButton = (root: HTMLElement) => root.querySelector<HTMLElement>('button:enabled');

/**
 * Controls that replace each other pass the focus on: else a run would send whoever uses keys from its
 * button back to the top of the page, twice. A key that is held or pressed twice presses the first alone:
 * the next button may take back what it did.
 *
 * @param choose what gets it; the first button that can be pressed
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
  // With every drawing: what went away leaves no event.
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
