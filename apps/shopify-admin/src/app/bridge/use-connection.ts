import { useCallback, useEffect, useState } from 'react';
import { appBridge } from './app-bridge.ts';
import type { Connection } from './connect.ts';

/** The connection as it comes; a second try starts from the beginning. */
export function useConnection(first: Promise<Connection>, connect: () => Promise<Connection>) {
  const [attempt, setAttempt] = useState(first);
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    let current = true;
    void attempt.then((next) => current && setConnection(next));
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
    setConnection(null);
    setAttempt(connect());
  }, [connect]);
  return { connection, retry };
}
