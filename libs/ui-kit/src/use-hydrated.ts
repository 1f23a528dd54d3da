import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * False while a page is drawn by the build, and in the browser while React takes that page over: what
 * only the browser knows must not be drawn before, or both would differ.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
