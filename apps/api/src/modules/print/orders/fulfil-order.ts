import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { OrderReason } from '../print-orders.table.ts';
import type { PrintProvider, ProviderOrder, ProviderOrderRequest } from '../print-provider.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';
import { fromMinor } from './minor-units.ts';
import { moveOrder } from './move-order.ts';
import * as repository from './orders.repository.ts';
import type { OrderChange, OrderItemRow, OrderRow } from './orders.repository.ts';
import { readProviderOrder } from './read-provider-order.ts';

type Dependencies = {
  db: Database;
  queue: Queue;
  provider: PrintProvider;
  designs: DesignsForOrders;
  now: () => Date;
};

/** A request whose answer was lost may still arrive within this time. */
const unclearMs = 120_000;
/** As long as this an order waits for a provider that does not answer. */
const patienceMs = 3 * 86_400_000;
const againMs = 120_000;

export type Fulfilment = ReturnType<typeof createFulfilment>;

/** One order at the provider: placed once, followed, canceled. Only whoever has the order's turn may call. */
export function createFulfilment({ db, queue, provider, designs, now }: Dependencies) {
  const move = (order: OrderRow, change: OrderChange): Promise<OrderRow | undefined> =>
    db.transaction((tx) => moveOrder(tx, queue, order, change));
  const apply = (order: OrderRow, found: ProviderOrder) =>
    move(order, readProviderOrder(order, found, now()));
  const isUnclear = ({ triedAt }: OrderRow) => triedAt !== null && +now() - +triedAt < unclearMs;
  const wait = (order: OrderRow) =>
    move(order, { checkAt: new Date(+now() + againMs) }).then(() => undefined);

  /** Ends an order whose money goes back, unless the provider has it or may still get it. */
  async function giveUp(order: OrderRow, status: 'failed' | 'canceled', reason: OrderReason) {
    const found = await provider.findOrder(order.id);
    if (found) return apply(order, found);
    if (isUnclear(order)) return wait(order);
    return move(order, { status, reason, triedAt: null, checkAt: now() });
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
      files: await designs.printFiles(designId),
    }));
    const ordered = await Promise.all(withFiles);
    return { externalId: id, address, shippingMethodId: shipping.id, items: ordered };
  }

  return {
    /** @throws AppError `ProviderUnavailable` where it is to be tried again */
    place: async (order: OrderRow): Promise<OrderRow | undefined> => {
      if (order.triedAt) {
        const found = await provider.findOrder(order.id);
        if (found) return apply(order, found);
      }
      if (+now() - +(order.paidAt ?? now()) > patienceMs) {
        return giveUp(order, 'failed', 'unavailable');
      }
      const items = await repository.listItems(db, [order.id]);
      if (await endedVariant(items)) return giveUp(order, 'failed', 'variantEnded');
      const request = await requestOf(order, items).catch(unlessGone);
      if (!request) return giveUp(order, 'failed', 'pictureGone');
      const tried = await move(order, { triedAt: now(), checkAt: new Date(+now() + againMs) });
      if (!tried) return undefined;
      try {
        return await apply(tried, await provider.placeOrder(request));
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'PrintRefused') throw error;
        // What it refuses it does not make: nothing of this try is still to come.
        return giveUp({ ...tried, triedAt: order.triedAt }, 'failed', 'addressRefused');
      }
    },

    /** Asks how it stands. */
    follow: async (order: OrderRow): Promise<OrderRow | undefined> => {
      const found = await provider.findOrder(order.id);
      return found ? apply(order, found) : wait(order);
    },

    /** Cancels where the provider still lets one; where it does not the order goes on. */
    cancel: async (order: OrderRow): Promise<OrderRow | undefined> => {
      if (!(await provider.findOrder(order.id))) {
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

function unlessGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NotFound') return undefined;
  throw error;
}
