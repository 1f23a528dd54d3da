import type { Variant } from './catalogue.ts';
import type { Order, OrderItem, OrderStatus, Recipient } from './model.ts';
import { PrintfulError } from './printful-error.ts';

export type NewOrder = {
  externalId: string | null;
  shipping: string;
  recipient: Recipient;
  items: Omit<OrderItem, 'id'>[];
};

type Tell = (type: string, order: Order, more?: Record<string, unknown>) => void;

const next: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'inprocess',
  onhold: 'inprocess',
  inprocess: 'fulfilled',
};

/** The orders of the stand-in's one store, in memory. */
export function createOrders(variants: readonly Variant[], tell: Tell) {
  const orders: Order[] = [];
  let refusing: string | null = null;
  let made = 0;

  function find(id: string): Order {
    const order = id.startsWith('@')
      ? orders.find(({ externalId }) => externalId === id.slice(1))
      : orders.find((one) => String(one.id) === id);
    if (!order) throw new PrintfulError(404, 'Not found');
    return order;
  }

  function move(order: Order, status: OrderStatus, reason?: string): void {
    order.status = status;
    order.updated = new Date();
    if (status === 'fulfilled') order.shipment ??= { id: order.id * 10, delivered: false };
    const types: Partial<Record<OrderStatus, string>> = {
      ...{ failed: 'order_failed', canceled: 'order_canceled', onhold: 'order_put_hold' },
      fulfilled: 'shipment_sent',
    };
    tell(types[status] ?? 'order_updated', order, reason ? { reason } : {});
  }

  function create(wish: NewOrder): Order {
    if (wish.externalId && orders.some(({ externalId }) => externalId === wish.externalId)) {
      throw new PrintfulError(400, 'Order with this External ID already exists');
    }
    if (refusing !== null) {
      const message = refusing;
      refusing = null;
      throw new PrintfulError(400, message);
    }
    for (const { variant, placements } of wish.items) assertItem(variants, variant, placements);
    made += 1;
    const id = 100_000 + made;
    const items = wish.items.map((item, index) => ({ ...item, id: id * 100 + index }));
    const now = new Date();
    const order: Order = {
      ...{ id, externalId: wish.externalId, status: 'draft', shipping: wish.shipping },
      ...{ recipient: wish.recipient, items, shipment: null, created: now, updated: now },
    };
    orders.push(order);
    tell('order_created', order);
    return order;
  }

  return {
    find,
    create,
    move,
    list: (): readonly Order[] => orders,
    confirm: (order: Order): Order => {
      if (order.status !== 'draft' && order.status !== 'failed') {
        throw new PrintfulError(400, 'Order is already confirmed');
      }
      move(order, 'pending');
      return order;
    },
    cancel: (order: Order): Order => {
      if (order.status !== 'draft' && order.status !== 'pending') {
        throw new PrintfulError(400, 'Order cannot be canceled in its present state');
      }
      move(order, 'canceled');
      return order;
    },
    remove: (order: Order): void => {
      if (order.status !== 'draft' && order.status !== 'failed') {
        throw new PrintfulError(400, 'Order cannot be deleted in its present state');
      }
      orders.splice(orders.indexOf(order), 1);
    },
    /** One step further: accepted, in production, on its way, at the door. */
    step: (order: Order): void => {
      const status = next[order.status];
      if (status) move(order, status);
      else if (order.status === 'fulfilled' && order.shipment && !order.shipment.delivered) {
        order.shipment.delivered = true;
        tell('order_updated', order);
      }
    },
    /** The next order is refused with these words. */
    refuseNext: (message: string): void => {
      refusing = message;
    },
  };
}

function assertItem(
  variants: readonly Variant[],
  id: number,
  placements: OrderItem['placements'],
): void {
  const variant = variants.find((one) => one.id === id);
  if (!variant) throw new PrintfulError(400, `The catalog variant ${id} does not exist`);
  if (placements.length === 0) throw new PrintfulError(400, 'Property `placements` is required');
  for (const { placement, technique } of placements) {
    const known = variant.product.placements.some(
      (one) => one.placement === placement && one.technique === technique.toLowerCase(),
    );
    if (!known) throw new PrintfulError(400, `Invalid placement \`${placement}\` for this product`);
  }
}
