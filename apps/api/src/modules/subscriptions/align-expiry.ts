import { creditRules } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { setSourceExpiry } from '../credits/grants.service.ts';
import { isLive } from './is-live.ts';
import * as repository from './subscriptions.repository.ts';

const dayMs = 86_400_000;

/**
 * Credits do not expire while their plan is active, and last for a while afterwards. Subscribing
 * again meanwhile keeps them.
 */
export async function alignExpiry(tx: Transaction, userId: string, now: Date): Promise<void> {
  const all = await repository.listSubscriptions(tx, userId);
  if (all.length === 0) return;
  const live = all.some(({ status }) => isLive(status));
  const ended = Math.max(...all.map(({ endedAt, periodEnd }) => +(endedAt ?? periodEnd)));
  const expiresAt = live ? null : new Date(ended + creditRules.afterPlanDays * dayMs);
  await setSourceExpiry(tx, userId, 'subscription', expiresAt, now);
}
