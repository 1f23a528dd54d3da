import type { ReasonText } from '../../../platform/detail.ts';
import type { OrderReason } from '../print-orders.table.ts';
import { isLive } from './move-order.ts';
import type { OrderRow } from './orders.repository.ts';

const texts: Record<OrderReason, ReasonText> = {
  variantEnded: 'printVariantEnded',
  pictureGone: 'printPictureGone',
  addressRefused: 'printAddressRefused',
  unavailable: 'printUnavailable',
  failed: 'printFailed',
  canceled: 'printCanceled',
  notPaid: 'printNotPaid',
  paymentFailed: 'printPaymentFailed',
  givenBack: 'printGivenBack',
};

/** The reason why an order is not made; null if there is none. */
export function reasonText(order: OrderRow): ReasonText | null {
  if (order.reason) return texts[order.reason];
  return order.cancelAskedAt && isLive(order) ? 'printCanceling' : null;
}
