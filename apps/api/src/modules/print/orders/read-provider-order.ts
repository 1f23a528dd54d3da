import type { ProviderOrder } from '../print-provider.ts';
import { isAhead } from './move-order.ts';
import type { OrderChange, OrderRow } from './orders.repository.ts';

const minuteMs = 60_000;
const mostMs = 6 * 3_600_000;

/**
 * The changes of a provider's answer. An order's state never goes back, whatever the order of
 * answers.
 */
export function readProviderOrder(order: OrderRow, found: ProviderOrder, now: Date): OrderChange {
  const known: OrderChange = {
    providerOrderId: found.id,
    trackingUrl: found.trackingUrl ?? order.trackingUrl,
    triedAt: null,
    checkAt: nextCheck(order, now),
  };
  if (order.status === 'delivered' || order.status === 'refunded') {
    return { ...known, checkAt: null };
  }
  if (order.status === 'failed' || order.status === 'canceled') return { ...known, checkAt: now };
  switch (found.status) {
    case 'canceled':
      return order.cancelAskedAt
        ? { ...known, status: 'canceled', reason: 'canceled', checkAt: now }
        : failed(known, found, now);
    case 'failed':
      return failed(known, found, now);
    case 'draft':
    case 'accepted':
      return known;
    default:
      if (!isAhead(found.status, order.status)) return known;
      return {
        ...known,
        status: found.status,
        ...(found.status === 'delivered' && { checkAt: null }),
      };
  }
}

const failed = (known: OrderChange, { reason }: ProviderOrder, now: Date): OrderChange => ({
  ...known,
  status: 'failed',
  reason: 'failed',
  providerReason: reason,
  checkAt: now,
});

/** Frequent at first and rarer with age: webhooks usually report changes before. */
function nextCheck({ paidAt }: OrderRow, now: Date): Date {
  const age = +now - +(paidAt ?? now);
  return new Date(+now + Math.min(mostMs, Math.max(minuteMs, age / 10)));
}
