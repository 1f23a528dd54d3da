import { useSyncExternalStore } from 'react';

/** Where the workbench stands in one column; the style sheets change at the same width. */
const narrow = '(max-width: 859px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the window is as narrow as a phone's; undefined while the build draws a page, and while it is
 * taken over: what is drawn then has to suit both by its style sheet.
 */
export const useNarrow = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(narrow).matches,
    () => undefined,
  );
