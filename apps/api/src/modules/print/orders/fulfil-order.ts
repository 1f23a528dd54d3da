import type { Database } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { PrintProvider } from '../print-provider.ts';
import { confirmDraft, isTooLate } from './confirm-order.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';
import { createGivingUp } from './give-up-order.ts';
import type { OrderRow } from './orders.repository.ts';
import { placeOrder } from './place-order.ts';
import { readProviderOrder } from './read-provider-order.ts';

type Dependencies = {
  db: Database;
  queue: Queue;
  provider: PrintProvider;
  designs: DesignsForOrders;
  now: () => Date;
};

export type Fulfilment = ReturnType<typeof createFulfilment>;

/**
 * One order at the provider: placed once, followed, canceled. Only the holder of the order's lock
 * may call it.
 */
export function createFulfilment(dependencies: Dependencies) {
  const { provider, now } = dependencies;
  const steps = createGivingUp(dependencies);
  const { move, apply, wait, giveUp, retract } = steps;
  const confirm = confirmDraft({ provider, steps, now });

  return {
    place: placeOrder({ ...dependencies, steps }),

    /** Asks how it stands. */
    follow: async (order: OrderRow): Promise<OrderRow | undefined> => {
      const found = await provider.findOrder(order.id);
      if (found?.status === 'draft') return confirm(order, found);
      if (found) return apply(order, found);
      // An order in production does not end because it is not found.
      const isStuck = order.status === 'paid' && isTooLate(order, now());
      return isStuck ? giveUp(order, 'failed', 'unavailable') : wait(order);
    },

    retract,

    /** Cancels if the provider still allows it; otherwise the order goes on. */
    cancel: async (order: OrderRow): Promise<OrderRow | undefined> => {
      const known = await provider.findOrder(order.id);
      if (!known || known.status === 'draft') {
        return giveUp(order, 'canceled', order.refunded > 0 ? 'givenBack' : 'canceled');
      }
      const canceled = await provider.cancelOrder(order.id);
      if (canceled) return apply(order, canceled);
      const found = await provider.findOrder(order.id);
      if (!found) return wait(order);
      return move(order, { ...readProviderOrder(order, found, now()), cancelAskedAt: null });
    },
  };
}
