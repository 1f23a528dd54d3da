import { useAppBridge } from '@shopify/app-bridge-react';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Blocks navigation until the admin's dialog about unsaved changes is answered. */
export function useLeaveConfirmation(dirty: boolean): void {
  const bridge = useAppBridge();
  const blocker = useBlocker(dirty);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void bridge.saveBar.leaveConfirmation().then(() => blocker.proceed());
  }, [blocker, bridge]);
}
