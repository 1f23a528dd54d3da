import type { SubscriptionRow } from './subscriptions.repository.ts';

/** A first payment under way gives nothing yet; a later one that failed takes nothing yet. */
export const isLive = (status: SubscriptionRow['status']): boolean =>
  status === 'active' || status === 'past_due';
