import { periodMs } from '../billing/settle-charges.ts';
import type { StoreSubscriptionRow } from '../billing/store-subscriptions.repository.ts';

/** The present 30-day period of the cap, also before the store reports a new one. */
export function usagePeriod(
  { periodEnd, createdAt }: Pick<StoreSubscriptionRow, 'periodEnd' | 'createdAt'>,
  now: Date,
): { start: Date; end: Date } {
  const known = +(periodEnd ?? new Date(+createdAt + periodMs));
  const behind = Math.max(0, Math.floor((+now - known) / periodMs) + 1);
  const end = known + behind * periodMs;
  return { start: new Date(end - periodMs), end: new Date(end) };
}
