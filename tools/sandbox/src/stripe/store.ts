import { randomBytes } from 'node:crypto';
import type {
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  Payment,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  StripeEvent,
  Subscription,
} from './model.ts';
import { StripeError } from './stripe-error.ts';

/** Objects of one type by id, in order of creation. */
class Shelf<Item extends { id: string; created: number }> {
  readonly #items = new Map<string, Item>();
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  add(item: Item): Item {
    this.#items.set(item.id, item);
    return item;
  }

  find = (id: string | null | undefined): Item | undefined =>
    id ? this.#items.get(id) : undefined;

  /**
   * The object by an id in the path.
   *
   * @throws StripeError `resource_missing`
   */
  get(id: string | null): Item {
    return this.find(id) ?? this.#miss(id, 404, 'id');
  }

  /**
   * The object by an id in a parameter; deleted ones count as missing.
   *
   * @throws StripeError `resource_missing`
   */
  named(id: string, param: string): Item {
    const found = this.find(id);
    return found && !('deleted' in found && found.deleted) ? found : this.#miss(id, 400, param);
  }

  #miss(id: string | null, status: number, param: string): never {
    throw new StripeError(status, `No such ${this.name}: '${id}'`, 'resource_missing', { param });
  }

  clear(): void {
    this.#items.clear();
  }

  /** Newest first, as Stripe lists. */
  list = (fits: (item: Item) => boolean = () => true): Item[] =>
    [...this.#items.values()].filter(fits).reverse();
}

export type Store = ReturnType<typeof createStore>;

/** All of the sandbox's Stripe objects, in memory, and its clock. */
export function createStore() {
  let offset = 0;
  let count = 0;
  return {
    customers: new Shelf<Customer>('customer'),
    products: new Shelf<Product>('product'),
    prices: new Shelf<Price>('price'),
    sessions: new Shelf<CheckoutSession>('checkout.session'),
    subscriptions: new Shelf<Subscription>('subscription'),
    invoices: new Shelf<Invoice>('invoice'),
    payments: new Shelf<Payment>('payment_intent'),
    refunds: new Shelf<Refund>('refund'),
    disputes: new Shelf<Dispute>('dispute'),
    configurations: new Shelf<PortalConfiguration>('configuration'),
    portals: new Shelf<PortalSession>('session'),
    events: new Shelf<StripeEvent>('event'),
    newId: (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`,
    nextNumber: () => `SANDBOX-${String((count += 1)).padStart(4, '0')}`,
    /** Seconds, like all of Stripe's times. */
    now: () => Math.floor(Date.now() / 1_000) + offset,
    setNow: (seconds: number) => {
      offset = seconds - Math.floor(Date.now() / 1_000);
    },
  };
}
