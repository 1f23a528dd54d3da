import { useCallback, useEffect, useRef } from 'react';

/** A stable function that calls the latest callback, e.g. for undo. */
export function useLatest<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
