import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { PrintProvider, ProviderOrder, ProviderOrderRequest } from '../print-provider.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';
import { fromMinor } from './minor-units.ts';
import { createGivingUp, later } from './give-up-order.ts';
import * as repository from './orders.repository.ts';
import type { OrderItemRow, OrderRow } from './orders.repository.ts';
import { readProviderOrder } from './read-provider-order.ts';

type Dependencies = {
  db: Database;
  queue: Queue;
  provider: PrintProvider;
  designs: DesignsForOrders;
  now: () => Date;
};

/** As long as this an order waits for a provider that does not answer. */
const patienceMs = 3 * 86_400_000;

export type Fulfilment = ReturnType<typeof createFulfilment>;

/** One order at the provider: placed once, followed, canceled. Only whoever has the order's turn may call. */
export function createFulfilment({ db, queue, provider, designs, now }: Dependencies) {
  const { move, apply, wait, giveUp, retract } = createGivingUp({ db, queue, provider, now });
  const isTooLate = ({ paidAt }: OrderRow) => +now() - +(paidAt ?? now()) > patienceMs;

  /** Whoever changed the order since has the last word: `order` must be as it is stored. */
  async function confirm(order: OrderRow, draft: ProviderOrder): Promise<OrderRow | undefined> {
    if (isTooLate(order)) return giveUp(order, 'failed', 'unavailable');
    try {
      return await apply(order, await provider.confirmOrder(draft));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return giveUp(order, 'failed', 'addressRefused');
    }
  }

  /** The order must know its draft before that is confirmed: whoever gives it up takes that back. */
  async function keep(order: OrderRow, draft: ProviderOrder): Promise<OrderRow | undefined> {
    if (draft.status !== 'draft') return apply(order, draft);
    const kept = await move(order, { providerOrderId: draft.id, checkAt: later(now()) });
    return kept && confirm(kept, draft);
  }

  /** Why it cannot be made as it was bought, if that is so. */
  async function endedVariant(items: OrderItemRow[]): Promise<boolean> {
    const products = await provider.listProducts('en');
    const made = products.flatMap(({ variants }) => variants.filter(({ available }) => available));
    const ids = new Set(made.map(({ id }) => id));
    return items.some(({ variantId }) => !ids.has(variantId));
  }

  async function requestOf(order: OrderRow, items: OrderItemRow[]): Promise<ProviderOrderRequest> {
    const { id, address, shipping, currency } = order;
    if (!address) throw new AppError('NotFound');
    const withFiles = items.map(async ({ designId, variantId, quantity, price }) => ({
      ...{ variantId, quantity, price: fromMinor(price, currency) },
      files: await designs.printFiles(designId, variantId),
    }));
    const ordered = await Promise.all(withFiles);
    return { externalId: id, address, shippingMethodId: shipping.id, items: ordered };
  }

  return {
    /** @throws AppError `ProviderUnavailable` where it is to be tried again */
    place: async (order: OrderRow): Promise<OrderRow | undefined> => {
      const found = order.triedAt && (await provider.findOrder(order.id));
      if (found) return keep(order, found);
      if (isTooLate(order)) return giveUp(order, 'failed', 'unavailable');
      const items = await repository.listItems(db, [order.id]);
      if (await endedVariant(items)) return giveUp(order, 'failed', 'variantEnded');
      const request = await requestOf(order, items).catch(unlessGone);
      if (!request) return giveUp(order, 'failed', 'pictureGone');
      const tried = await move(order, { triedAt: now(), checkAt: later(now()) });
      if (!tried) return undefined;
      try {
        return await keep(tried, await provider.draftOrder(request));
      } catch (error) {
        if (!isRefused(error)) throw error;
        return giveUp(tried, 'failed', 'addressRefused');
      }
    },

    /** Asks how it stands. */
    follow: async (order: OrderRow): Promise<OrderRow | undefined> => {
      const found = await provider.findOrder(order.id);
      if (found?.status === 'draft') return confirm(order, found);
      if (found) return apply(order, found);
      // What is being made does not end because it is not found.
      const isStuck = order.status === 'paid' && isTooLate(order);
      return isStuck ? giveUp(order, 'failed', 'unavailable') : wait(order);
    },

    retract,

    /** Cancels where the provider still lets one; where it does not the order goes on. */
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

const isRefused = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'PrintRefused';

function unlessGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NotFound') return undefined;
  throw error;
}
