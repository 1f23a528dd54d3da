import { useEffect } from 'react';
import { useClient } from '../session-provider.tsx';
import type { FirebaseConfig } from './firebase-config.ts';

/** Keeps the deployment's token-sync endpoint informed, where there is one; loads nothing otherwise. */
export function useTokenSync(firebase: FirebaseConfig | null) {
  const { session } = useClient();
  useEffect(() => {
    const tokenSync = firebase?.tokenSync;
    if (!tokenSync) return undefined;
    const ending = new AbortController();
    const openProvider = async () => (await import('./firebase.ts')).openProviderSession(firebase);
    void import('./token-sync.ts').then(({ startTokenSync }) => {
      if (ending.signal.aborted) return;
      startTokenSync({ tokenSync, session, openProvider, signal: ending.signal });
    });
    return () => ending.abort();
  }, [firebase, session]);
}
