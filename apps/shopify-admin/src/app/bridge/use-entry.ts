import { useCallback, useEffect, useState } from 'react';
import { appBridge } from './app-bridge.ts';
import type { Entry } from './connect.ts';

/** The result of sign-in, or `entering`; a retry starts from the beginning. */
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
    // App Bridge can only be loaded by reloading the page.
    if (!appBridge()) {
      location.reload();
      return;
    }
    setEntry('entering');
    setAttempt(enter());
  }, [enter]);
  return { entry, retry };
}
