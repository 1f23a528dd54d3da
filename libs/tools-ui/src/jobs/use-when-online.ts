import { useEffect, useEffectEvent } from 'react';

/** Goes on with what waits for a connection, once there is one again. */
export function useWhenOnline(waits: boolean, goOn: () => void): void {
  const tryAgain = useEffectEvent(goOn);
  useEffect(() => {
    if (!waits) return;
    const onOnline = () => tryAgain();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [waits]);
}
