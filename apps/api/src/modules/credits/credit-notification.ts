import { creditRules } from '@tintory/contract';
import type { Account } from './credits.repository.ts';

/** The notification to send once: few credits are left, or none. */
export type CreditNotification = 'low' | 'empty';

/** The next notification of an account. */
export function notificationOf(
  { balance }: Pick<Account, 'balance'>,
  notifiedPercent: number,
): CreditNotification | null {
  if (notifiedPercent < creditRules.lowAtSpent * 100) return null;
  return balance === 0 ? 'empty' : 'low';
}

/** The notification steps: nothing, four fifths, and all of the last grant spent. */
export function spentPercent({ balance, notificationBase }: Account): number {
  if (notificationBase === 0) return 0;
  if (balance === 0) return 100;
  const low = balance <= notificationBase * (1 - creditRules.lowAtSpent) + 1e-9;
  return low ? creditRules.lowAtSpent * 100 : 0;
}
