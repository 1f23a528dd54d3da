import { orderRules, type CreatePrintOrderBody } from '@tintory/contract';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderPaymentRequest, OrderPayments } from '../../payments/order-payments.ts';
import type { SubscriptionsService } from '../../subscriptions/subscriptions.service.ts';
import type { PrintProvider } from '../print-provider.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';
import { firstCheckMs } from './advance-order.ts';
import { toMinor } from './minor-units.ts';
import * as repository from './orders.repository.ts';
import { priceOrder, type PricedOrder } from './price-order.ts';

export type Buyer = { id: string; email: string | null };

type Dependencies = {
  db: Database;
  provider: PrintProvider;
  designs: DesignsForOrders;
  payments: OrderPayments;
  subscriptions: Pick<SubscriptionsService, 'forCustomer'>;
  /** Ends the open pages of a user. */
  cancelUnpaid: (userId: string) => Promise<void>;
  /** Origins that a buyer may return to. */
  origins: readonly string[];
  now: () => Date;
};

/**
 * Stores an order and opens the page on which to pay it: whatever is paid has one. The user's other
 * open pages end: nobody pays twice for what they changed their mind about.
 */
export function createOrdering(dependencies: Dependencies) {
  const { db, provider, designs, subscriptions, cancelUnpaid, origins } = dependencies;
  const store = storeOrder(dependencies);
  const openPage = openOrderPage(dependencies);

  return async (buyer: Buyer, body: CreatePrintOrderBody, language: string): Promise<string> => {
    const urls = { success_url: body.success_url, cancel_url: body.cancel_url };
    assertOurs(origins, urls);
    const priced = await priceOrder({ provider, designs }, buyer.id, body, language);
    return subscriptions.forCustomer(buyer, async (customerId) => {
      await cancelUnpaid(buyer.id);
      for (const { designId } of priced.items) await designs.keep(buyer.id, designId);
      const { id, expiresAt } = await store(buyer.id, body.address, priced);
      const whose = { orderId: id, userId: buyer.id, customerId, expiresAt };
      try {
        return await openPage(id, { ...whose, ...linesOf(priced), ...returnsOf(urls, id) });
      } catch (error) {
        // A page that was opened in spite of that is unknown to everybody.
        await repository.deleteOrder(db, id);
        throw error;
      }
    });
  };
}

function assertOurs(origins: readonly string[], urls: Record<string, string>): void {
  for (const [field, url] of Object.entries(urls)) {
    if (origins.includes(new URL(url).origin)) continue;
    throw new AppError('InvalidInput', { details: { [field]: { text: 'notOurs' } } });
  }
}

const storeOrder =
  ({ db, now }: Dependencies) =>
  async (userId: string, address: CreatePrintOrderBody['address'], priced: PricedOrder) => {
    const id = uuidv7();
    const expiresAt = new Date(+now() + orderRules.paymentMinutes * 60_000);
    const { items, shipping, amount, currency } = priced;
    await db.transaction((tx) =>
      repository.insertOrder(
        tx,
        {
          ...{ id, userId, status: 'awaiting_payment', address, shipping, amount, currency },
          ...{ expiresAt, checkAt: new Date(+now() + firstCheckMs), createdAt: now() },
        },
        items.map((item, position) => ({ id: uuidv7(), orderId: id, position, ...item })),
      ),
    );
    return { id, expiresAt };
  };

const openOrderPage =
  ({ db, payments }: Dependencies) =>
  /** @returns the address of the page, once the order knows its page */
  async (orderId: string, request: OrderPaymentRequest): Promise<string> => {
    const { sessionId, url } = await payments.start(request);
    const order = await repository.findOrder(db, orderId);
    if (order?.sessionId !== sessionId) {
      if (!order || !(await repository.changeOrder(db, order, { sessionId }))) {
        throw new AppError('Conflict');
      }
    }
    return url;
  };

/** What the page asks to be paid. */
const linesOf = ({ items, shipping, currency }: PricedOrder) => ({
  currency: currency.toLowerCase(),
  lines: items.map(({ title, variantTitle, price, quantity }) => ({
    ...{ name: `${title}, ${variantTitle}`, amount: price, quantity },
  })),
  shipping: { name: shipping.name, amount: toMinor(shipping.price, currency) },
});

const returnsOf = (urls: { success_url: string; cancel_url: string }, id: string) => ({
  successUrl: withOrder(urls.success_url, id),
  cancelUrl: withOrder(urls.cancel_url, id),
});

/** The order's id is added to the return address. */
function withOrder(address: string, id: string): string {
  const url = new URL(address);
  url.searchParams.set('order', id);
  return url.href;
}
