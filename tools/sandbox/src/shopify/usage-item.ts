import type { Subscription, UsageItem } from './model.ts';

/** A line that is charged by use; null where it is none. */
export function usageItem(subscription: Subscription, index: number): UsageItem | null {
  const item = subscription.items[index];
  return item?.kind === 'usage' ? item : null;
}
