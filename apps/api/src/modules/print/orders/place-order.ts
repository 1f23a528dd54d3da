import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PrintProvider, ProviderOrderRequest } from '../print-provider.ts';
import { isRefused, isTooLate, keepDraft } from './confirm-order.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';
import { later, type GivingUp } from './give-up-order.ts';
import { fromMinor } from './minor-units.ts';
import * as repository from './orders.repository.ts';
import type { OrderItemRow, OrderRow } from './orders.repository.ts';

type Parts = {
  db: Database;
  provider: PrintProvider;
  designs: DesignsForOrders;
  steps: GivingUp;
  now: () => Date;
};

/**
 * Places a paid order at the provider, once.
 *
 * @throws AppError `ProviderUnavailable` where it is to be tried again
 */
export const placeOrder = (parts: Parts) => {
  const { db, provider, steps, now } = parts;
  const keep = keepDraft(parts);
  const requestOf = buildRequest(parts);

  return async (order: OrderRow): Promise<OrderRow | undefined> => {
    const found = order.triedAt && (await provider.findOrder(order.id));
    if (found) return keep(order, found);
    if (isTooLate(order, now())) return steps.giveUp(order, 'failed', 'unavailable');
    const items = await repository.listItems(db, [order.id]);
    if (await endedVariant(provider, items)) return steps.giveUp(order, 'failed', 'variantEnded');
    const request = await requestOf(order, items).catch(unlessGone);
    if (!request) return steps.giveUp(order, 'failed', 'pictureGone');
    const tried = await steps.move(order, { triedAt: now(), checkAt: later(now()) });
    if (!tried) return undefined;
    try {
      return await keep(tried, await provider.draftOrder(request));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return steps.giveUp(tried, 'failed', 'addressRefused');
    }
  };
};

/** Whether an item is no longer made as it was bought. */
async function endedVariant(provider: PrintProvider, items: OrderItemRow[]): Promise<boolean> {
  const products = await provider.listProducts('en');
  const made = products.flatMap(({ variants }) => variants.filter(({ available }) => available));
  const ids = new Set(made.map(({ id }) => id));
  return items.some(({ variantId }) => !ids.has(variantId));
}

/** @throws AppError `NotFound` for an address or a picture that is gone */
const buildRequest =
  ({ designs }: Parts) =>
  async (order: OrderRow, items: OrderItemRow[]): Promise<ProviderOrderRequest> => {
    const { id, address, shipping, currency } = order;
    if (!address) throw new AppError('NotFound');
    const withFiles = items.map(async ({ designId, variantId, quantity, price }) => ({
      ...{ variantId, quantity, price: fromMinor(price, currency) },
      files: await designs.printFiles(designId, variantId),
    }));
    const ordered = await Promise.all(withFiles);
    return { externalId: id, address, shippingMethodId: shipping.id, items: ordered };
  };

function unlessGone(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NotFound') return undefined;
  throw error;
}
