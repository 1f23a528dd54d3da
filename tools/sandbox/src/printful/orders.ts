import type { Variant } from './catalogue.ts';
import type { Order, OrderItem, Recipient } from './model.ts';
import { assertStatus, createOrderMoves, type Tell } from './order-moves.ts';
import { PrintfulError } from './printful-error.ts';

export type NewOrder = {
  externalId: string | null;
  shipping: string;
  recipient: Recipient;
  items: Omit<OrderItem, 'id'>[];
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
    ...createOrderMoves(tell),
    find,
    create,
    list: (): readonly Order[] => orders,
    remove: (order: Order): void => {
      const refusal = 'Order cannot be deleted in its present state';
      assertStatus(order, ['draft', 'failed'], refusal);
      orders.splice(orders.indexOf(order), 1);
    },
    /** The next order is refused with this message. */
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
