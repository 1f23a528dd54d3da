import { useEffect, useState } from 'react';

/** A page that never comes to rest is at rest by then, in milliseconds. */
const latest = 4_000;

/** Whether the page had a moment without work; where a browser does not tell, after a while. */
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
