import { safeStorage } from '@tintory/session';
import { useEffect, useState } from 'react';

const key = 'home:steps-done';

/**
 * Whether all steps were done at the last visit, so that the checklist does not flash at each
 * visit.
 *
 * @param areDone undefined while unknown
 */
export function useWereDone(areDone: boolean | undefined): boolean {
  const [wereDone] = useState(() => safeStorage().getItem(key) === 'yes');
  useEffect(() => {
    if (areDone === undefined) return;
    if (areDone) safeStorage().setItem(key, 'yes');
    else safeStorage().removeItem(key);
  }, [areDone]);
  return wereDone;
}
