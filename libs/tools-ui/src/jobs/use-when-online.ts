import { useEffect, useEffectEvent } from 'react';

/** Resumes waiting work when the connection returns. */
export function useWhenOnline(waits: boolean, goOn: () => void): void {
  const tryAgain = useEffectEvent(goOn);
  useEffect(() => {
    if (!waits) return;
    const onOnline = () => tryAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [waits]);
}
