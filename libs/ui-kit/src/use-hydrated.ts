import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False during prerendering and hydration: rendering browser-only values before would cause a
 * hydration mismatch.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
