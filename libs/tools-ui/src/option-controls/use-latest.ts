import { useCallback, useEffect, useRef } from 'react';

/** One function for good that calls what was given last: for calls that come late, such as an undo. */
export function useLatest<Args extends unknown[]>(
  callback: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
