import { useEffect, useState } from 'react';

/** The page counts as idle after this time, in milliseconds. */
const latest = 4_000;

/** Whether the page has been idle; without `requestIdleCallback`, after a delay. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const rest = () => setIsIdle(true);
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(rest, latest / 2);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(rest, { timeout: latest });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isIdle;
}
