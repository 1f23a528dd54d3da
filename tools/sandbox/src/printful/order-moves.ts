import type { Order, OrderStatus } from './model.ts';
import { PrintfulError } from './printful-error.ts';

export type Tell = (type: string, order: Order, more?: Record<string, unknown>) => void;

const next: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'inprocess',
  onhold: 'inprocess',
  inprocess: 'fulfilled',
};

const eventOf: Partial<Record<OrderStatus, string>> = {
  failed: 'order_failed',
  canceled: 'order_canceled',
  onhold: 'order_put_hold',
  fulfilled: 'shipment_sent',
};

/** The ways of an order from one status to the next, of which the store is told. */
export function createOrderMoves(tell: Tell) {
  function move(order: Order, status: OrderStatus, reason?: string): void {
    order.status = status;
    order.updated = new Date();
    if (status === 'fulfilled') order.shipment ??= { id: order.id * 10, delivered: false };
    tell(eventOf[status] ?? 'order_updated', order, reason ? { reason } : {});
  }

  return {
    move,
    confirm: (order: Order): Order => {
      assertStatus(order, ['draft', 'failed'], 'Order is already confirmed');
      move(order, 'pending');
      return order;
    },
    cancel: (order: Order): Order => {
      const refusal = 'Order cannot be canceled in its present state';
      assertStatus(order, ['draft', 'pending'], refusal);
      move(order, 'canceled');
      return order;
    },
    /** Advances an order: accepted, in production, shipped, delivered. */
    step: (order: Order): void => {
      const status = next[order.status];
      if (status) move(order, status);
      else if (order.status === 'fulfilled' && order.shipment && !order.shipment.delivered) {
        order.shipment.delivered = true;
        tell('order_updated', order);
      }
    },
  };
}

/** @param allowed one of these it has to be in */
export function assertStatus(
  { status }: Order,
  allowed: readonly OrderStatus[],
  refusal: string,
): void {
  if (!allowed.includes(status)) throw new PrintfulError(400, refusal);
}
