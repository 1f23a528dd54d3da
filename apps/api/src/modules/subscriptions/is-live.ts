import type { SubscriptionRow } from './subscriptions.repository.ts';

/** A pending first payment grants nothing yet; a failed later one takes nothing away yet. */
export const isLive = (status: SubscriptionRow['status']): boolean =>
  status === 'active' || status === 'past_due';
