import type { PrintAddress, PrintOrder } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import { textsOf } from '../../../platform/messages.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';
import { fromMinor } from './minor-units.ts';
import type { OrderItemRow, OrderRow } from './orders.repository.ts';
import { reasonText } from './reason-text.ts';

const nowhere: PrintAddress = {
  ...{ name: '', line1: '', line2: '', city: '', state: '', zip: '' },
  ...{ country_code: 'ZZ', email: '', phone: '' },
};

/** Whether something can still be canceled as far as we know; the provider decides. */
export const canCancel = ({ status, cancelAskedAt }: OrderRow): boolean =>
  cancelAskedAt === null && (status === 'awaiting_payment' || status === 'paid');

/** An order whose page expired unpaid without being given up. */
const isLeftUnpaid = ({ status, reason, paymentId }: OrderRow): boolean =>
  status === 'canceled' &&
  paymentId === null &&
  (reason === 'notPaid' || reason === 'paymentFailed');

/** Whether it has a payment page, or may get a new one. */
export const canPay = (order: OrderRow): boolean =>
  order.address !== null &&
  (isLeftUnpaid(order) || (order.status === 'awaiting_payment' && !order.cancelAskedAt));

/** An order as its owner sees it. */
export async function viewOrder(
  order: OrderRow,
  items: readonly OrderItemRow[],
  designs: DesignsForOrders,
  language: Language,
): Promise<PrintOrder> {
  const { currency } = order;
  const { reasons } = await textsOf(language);
  const reason = reasonText(order);
  return {
    id: order.id,
    status: order.status,
    items: await Promise.all(
      items.map(async (item) => ({
        design_id: item.designId,
        variant_id: item.variantId,
        quantity: item.quantity,
        product_id: item.productId,
        title: item.title,
        variant_title: item.variantTitle,
        price: fromMinor(item.price, currency),
        mockup_url: (await designs.find(order.userId, item.designId))?.mockupUrl ?? null,
      })),
    ),
    address: order.address ?? nowhere,
    shipping: order.shipping,
    amount: fromMinor(order.amount, currency),
    currency,
    tracking_url: order.trackingUrl,
    receipt_url: order.receiptUrl,
    reason: reason && reasons[reason],
    can_cancel: canCancel(order),
    can_pay: canPay(order),
    created_at: order.createdAt.toISOString(),
  };
}
