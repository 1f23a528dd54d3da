import { useEffect, useEffectEvent } from 'react';

/**
 * Called when a browser brings the page back as it was left, as after Back on the payment page: what
 * was on its way then is not any more.
 */
export function useCameBack(onBack: () => void): void {
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    addEventListener('pageshow', show);
    return () => removeEventListener('pageshow', show);
  }, []);
}
