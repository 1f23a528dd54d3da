import type { Database } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { OrderReason } from '../print-orders.table.ts';
import type { PrintProvider, ProviderOrder } from '../print-provider.ts';
import { moveOrder } from './move-order.ts';
import type { OrderChange, OrderRow } from './orders.repository.ts';
import { readProviderOrder } from './read-provider-order.ts';

type Dependencies = { db: Database; queue: Queue; provider: PrintProvider; now: () => Date };

const againMs = 120_000;
/** A request whose answer was lost arrives within this time. */
const lateMs = 3 * 86_400_000;

/** When to poll for changes without a webhook event. */
export const later = (now: Date): Date => new Date(+now + againMs);

export type GivingUp = ReturnType<typeof createGivingUp>;

/** Ends refunded orders, so that the provider never produces them. */
export function createGivingUp({ db, queue, provider, now }: Dependencies) {
  const move = (order: OrderRow, change: OrderChange): Promise<OrderRow | undefined> =>
    db.transaction((tx) => moveOrder(tx, queue, order, change));
  const apply = (order: OrderRow, found: ProviderOrder) =>
    move(order, readProviderOrder(order, found, now()));
  const wait = (order: OrderRow) => move(order, { checkAt: later(now()) }).then(() => undefined);

  /** Cancels the order at the provider; returns its state if that is too late. */
  async function takeBack(order: OrderRow): Promise<ProviderOrder | null> {
    const found = await provider.findOrder(order.id);
    if (!found || isOver(found)) return null;
    if (await provider.cancelOrder(order.id)) return null;
    const left = await provider.findOrder(order.id);
    return left && !isOver(left) ? left : null;
  }

  return {
    move,
    apply,
    wait,

    /**
     * Ends an order unless the provider produces it. A draft is deleted first; a later one is never
     * confirmed, because only active orders are confirmed.
     */
    giveUp: async (order: OrderRow, status: 'failed' | 'canceled', reason: OrderReason) => {
      const found = await provider.findOrder(order.id);
      if (found && found.status !== 'draft') return apply(order, found);
      const left = found && (await takeBack(order));
      if (left) return left.status === 'draft' ? wait(order) : apply(order, left);
      return move(order, { status, reason, checkAt: now() });
    },

    /** Cancels an order that reached the provider after its refund. */
    retract: async (order: OrderRow): Promise<void> => {
      const left = await takeBack(order);
      const sureAt = new Date(+(order.triedAt ?? now()) + lateMs);
      if (sureAt <= now()) await move(order, { triedAt: null, checkAt: null });
      else await move(order, { checkAt: left ? later(now()) : sureAt });
    },
  };
}

const isOver = ({ status }: ProviderOrder): boolean => status === 'canceled' || status === 'failed';
