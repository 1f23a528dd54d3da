import { useCallback, useEffect, useState } from 'react';
import { appBridge } from './app-bridge.ts';
import type { Entry } from './connect.ts';

/** How the way in went, or `entering`; a second try starts from the beginning. */
export function useEntry(enter: () => Promise<Entry>) {
  const [attempt, setAttempt] = useState(enter);
  const [entry, setEntry] = useState<Entry | 'entering'>('entering');
  useEffect(() => {
    let current = true;
    void attempt.then((next) => current && setEntry(next));
    return () => {
      current = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    // Without the admin's script only a new page can get it.
    if (!appBridge()) {
      location.reload();
      return;
    }
    setEntry('entering');
    setAttempt(enter());
  }, [enter]);
  return { entry, retry };
}
