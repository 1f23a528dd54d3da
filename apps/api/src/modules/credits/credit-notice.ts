import { creditRules } from '@tintory/contract';
import type { Account } from './credits.repository.ts';

/** What the user is to be told once: little is left, or nothing. */
export type CreditNotice = 'low' | 'empty';

/** What is worth telling about an account whose notices have come this far. */
export function noticeOf(
  { balance }: Pick<Account, 'balance'>,
  noticed: number,
): CreditNotice | null {
  if (noticed < creditRules.lowAtSpent * 100) return null;
  return balance === 0 ? 'empty' : 'low';
}

/** The steps at which to tell: none, four fifths, all of what there was when credits last came. */
export function spentPercent({ balance, noticeBase }: Account): number {
  if (noticeBase === 0) return 0;
  if (balance === 0) return 100;
  const low = balance <= noticeBase * (1 - creditRules.lowAtSpent) + 1e-9;
  return low ? creditRules.lowAtSpent * 100 : 0;
}
