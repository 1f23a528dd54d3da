import { z } from 'zod';
import type { Stripe } from '../stripe.ts';
import { StripeError } from '../stripe-error.ts';
import { expand, flag, listing, metadata, nothing, whole } from './fields.ts';
import { pageOf, type AddCall } from './wire.ts';

const newPrice = z.object({
  product: z.string(),
  currency: z.literal('usd'),
  unit_amount: whole.min(0),
  recurring: z.object({ interval: z.enum(['month', 'year']) }).optional(),
  lookup_key: z.string().optional(),
  transfer_lookup_key: flag.optional(),
  metadata,
  expand,
});
const priceList = listing.extend({
  lookup_keys: z.array(z.string()).optional(),
  active: flag.optional(),
});

/** Customers, products and prices. */
export function catalogRoutes(add: AddCall, stripe: Stripe): void {
  customerRoutes(add, stripe);
  productRoutes(add, stripe);
  priceRoutes(add, stripe);
}

function customerRoutes(add: AddCall, { store, views, emit, subscribing }: Stripe): void {
  const { customers } = store;

  add('post', '/customers', z.object({ email: z.string().optional(), metadata }), (given) => {
    const customer = customers.add({
      id: store.newId('cus'),
      email: given.email ?? null,
      metadata: given.metadata,
      balance: 0,
      card: 'accepted',
      deleted: false,
      created: store.now(),
    });
    emit('customer.created', views.customer(customer));
    return views.customer(customer);
  });
  add('get', '/customers/:id', nothing, (_, id) => views.customer(customers.get(id)));
  add('delete', '/customers/:id', z.unknown(), (_, id) =>
    views.customer(subscribing.deleteCustomer(customers.get(id))),
  );
  add('get', '/customers', listing.extend({ email: z.string().optional() }), (query) => {
    const found = customers.list(
      ({ email, deleted }) => !deleted && (!query.email || email === query.email),
    );
    return pageOf('/v1/customers', found, query, views.customer);
  });
}

function productRoutes(add: AddCall, { store, views }: Stripe): void {
  const { products } = store;

  add('post', '/products', z.object({ id: z.string().optional(), name: z.string() }), (given) => {
    const id = given.id ?? store.newId('prod');
    if (products.find(id)) {
      throw new StripeError(400, `Product already exists: ${id}`, 'resource_already_exists');
    }
    return views.product(products.add({ id, name: given.name, created: store.now() }));
  });
  add('get', '/products/:id', nothing, (_, id) => views.product(products.get(id)));
  add('get', '/products', listing, (query) =>
    pageOf('/v1/products', products.list(), query, views.product),
  );
}

function priceRoutes(add: AddCall, { store, views }: Stripe): void {
  const { products, prices } = store;

  add('post', '/prices', newPrice, (given) => {
    products.named(given.product, 'product');
    for (const other of prices.list(({ lookupKey }) => lookupKey === given.lookup_key)) {
      if (!given.lookup_key) break;
      if (!given.transfer_lookup_key) throw new StripeError(400, 'The lookup key is taken.');
      other.lookupKey = null;
    }
    const price = prices.add({
      id: store.newId('price'),
      product: given.product,
      currency: given.currency,
      unitAmount: given.unit_amount,
      interval: given.recurring?.interval ?? null,
      lookupKey: given.lookup_key ?? null,
      metadata: given.metadata,
      created: store.now(),
    });
    return views.price(price);
  });
  add('get', '/prices/:id', nothing, (_, id) => views.price(prices.get(id)));
  add('get', '/prices', priceList, (query) => {
    const keys = query.lookup_keys;
    const found = prices.list(({ lookupKey }) => !keys || keys.includes(lookupKey ?? ''));
    return pageOf('/v1/prices', found, query, views.price);
  });
}
