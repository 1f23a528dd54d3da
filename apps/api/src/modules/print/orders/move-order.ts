import type { PrintOrderStatus } from '@tintory/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { OrderReason } from '../print-orders.table.ts';
import * as repository from './orders.repository.ts';
import type { OrderChange, OrderRow } from './orders.repository.ts';
import { printQueue } from './orders.queue.ts';

/** The order's notified state; earlier ones are not notified again. */
const progress = ['awaiting_payment', 'paid', 'in_production', 'shipped', 'delivered'] as const;
const progressOf = (status: PrintOrderStatus): number =>
  (progress as readonly PrintOrderStatus[]).indexOf(status);

/** Whether it may still be made and sent. */
export const isLive = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  progressOf(status) >= 0 && status !== 'delivered';

export const isAhead = (status: PrintOrderStatus, of: PrintOrderStatus): boolean =>
  progressOf(of) >= 0 && progressOf(status) > progressOf(of);

/** Paid but not produced: it is refunded. */
export const isOwedBack = ({ status, paymentId }: OrderRow): boolean =>
  paymentId !== null && (status === 'failed' || status === 'canceled');

/** The kinds of mails, by the order's state. */
const mails = {
  paid: 'printPaid',
  in_production: 'printInProduction',
  shipped: 'printShipped',
  delivered: 'printDelivered',
  failed: 'printFailed',
  refunded: 'printRefunded',
} as const satisfies Partial<Record<PrintOrderStatus, string>>;
export type OrderMailKind = (typeof mails)[keyof typeof mails];

const mailOf = (status: PrintOrderStatus): OrderMailKind | undefined =>
  Object.entries(mails).find(([told]) => told === status)?.[1];

type Move = OrderChange & { reason?: OrderReason | null };

/**
 * Changes an order as it was read, and queues the notification of its new state, in one
 * transaction.
 *
 * @returns undefined where somebody else changed it since
 */
export async function moveOrder(
  tx: Transaction,
  queue: Pick<Queue, 'send'>,
  order: OrderRow,
  change: Move,
): Promise<OrderRow | undefined> {
  const moved = await repository.changeOrder(tx, order, change);
  if (!moved) return undefined;
  const mail = moved.status === order.status ? undefined : mailOf(moved.status);
  if (mail) await queue.send(tx, printQueue, { orderId: order.id, mail });
  return moved;
}
