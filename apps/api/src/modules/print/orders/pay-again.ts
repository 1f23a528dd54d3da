import type { CreatePrintOrderBody, PayPrintOrderBody } from '@tintory/contract';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OrderPayments } from '../../payments/order-payments.ts';
import type { Buyer } from './create-order.ts';
import { canPay } from './order-view.ts';
import * as repository from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';

type Dependencies = {
  db: Database;
  payments: Pick<OrderPayments, 'read'>;
  advance: (id: string) => Promise<void>;
  create: (buyer: Buyer, body: CreatePrintOrderBody, language: string) => Promise<string>;
};

/** Resumes the payment of an order: its open page, or a new order for the same items. */
export function createPayingAgain({ db, payments, advance, create }: Dependencies) {
  /** The order as it stands, and its page where that is open. */
  async function openPageOf(order: OrderRow): Promise<string | null> {
    if (order.status !== 'awaiting_payment' || !order.sessionId) return null;
    const { status, url } = await payments.read(order.sessionId);
    return status === 'open' ? url : null;
  }

  async function bodyOf(order: OrderRow, urls: PayPrintOrderBody): Promise<CreatePrintOrderBody> {
    const items = await repository.listItems(db, [order.id]);
    if (!order.address) throw new AppError('Conflict');
    return {
      items: items.map(({ designId, variantId, quantity }) => ({
        ...{ design_id: designId, variant_id: variantId, quantity },
      })),
      ...{ address: order.address, shipping_method_id: order.shipping.id },
      ...urls,
    };
  }

  /** @throws AppError `Conflict` for one that is paid, or whose money is under way */
  return async (buyer: Buyer, order: OrderRow, urls: PayPrintOrderBody, language: string) => {
    const page = await openPageOf(order);
    if (page) return page;
    if (order.status === 'awaiting_payment') await advance(order.id);
    const now = await repository.findOrder(db, order.id);
    if (!now || now.status === 'awaiting_payment' || !canPay(now)) throw new AppError('Conflict');
    return create(buyer, await bodyOf(now, urls), language);
  };
}
