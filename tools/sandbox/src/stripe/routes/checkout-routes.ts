import { z } from 'zod';
import type { Stripe } from '../stripe.ts';
import { StripeError } from '../stripe-error.ts';
import { expand, flag, knownCustomer, listing, metadata, nothing } from './fields.ts';
import { pageOf, type AddCall } from './wire.ts';

const newSession = z.object({
  customer: z.string(),
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(z.object({ price: z.string(), quantity: z.literal('1') })).length(1),
  success_url: z.url(),
  cancel_url: z.url(),
  client_reference_id: z.string().optional(),
  metadata,
  subscription_data: z.object({ metadata }).optional(),
  invoice_creation: z
    .object({ enabled: flag, invoice_data: z.object({ metadata }).optional() })
    .optional(),
  expand,
});

const product = z.object({ product: z.string(), prices: z.array(z.string()).min(1) });
const newConfiguration = z.looseObject({
  metadata,
  features: z.looseObject({
    subscription_update: z.looseObject({ products: z.array(product) }),
  }),
});

const newPortal = z.object({
  customer: z.string(),
  return_url: z.url(),
  configuration: z.string(),
  flow_data: z
    .object({
      type: z.literal('subscription_update_confirm'),
      after_completion: z.object({
        type: z.literal('redirect'),
        redirect: z.object({ return_url: z.url() }),
      }),
      subscription_update_confirm: z.object({
        subscription: z.string(),
        items: z
          .array(z.object({ id: z.string(), price: z.string(), quantity: z.string() }))
          .length(1),
      }),
    })
    .optional(),
  expand,
});

const flow = 'flow_data[subscription_update_confirm]';

/** A subscription that the portal's page to confirm a change can open on. */
function changeable({ store }: Stripe, id: string) {
  const found = store.subscriptions.named(id, `${flow}[subscription]`);
  if (found.status === 'canceled') {
    throw new StripeError(400, 'This subscription cannot be updated because it is canceled.');
  }
  return found;
}

/** The pages to pay on, and the portal. */
export function checkoutRoutes(add: AddCall, stripe: Stripe): void {
  const { store, views, checkout } = stripe;

  add('post', '/checkout/sessions', newSession, (given) => {
    const price = store.prices.named(given.line_items[0]?.price ?? '', 'line_items[0][price]');
    store.customers.named(given.customer, 'customer');
    if ((given.mode === 'subscription') !== (price.interval !== null)) {
      throw new StripeError(400, `A price of this type cannot be used in ${given.mode} mode.`);
    }
    const session = store.sessions.add({
      id: store.newId('cs_test'),
      customer: given.customer,
      mode: given.mode,
      price: price.id,
      metadata: given.metadata,
      clientReferenceId: given.client_reference_id ?? null,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url,
      status: 'open',
      paymentStatus: 'unpaid',
      debit: null,
      subscription: null,
      invoice: null,
      payment: null,
      created: store.now(),
    });
    return views.session(session);
  });
  add('get', '/checkout/sessions/:id', nothing, (_, id) => views.session(store.sessions.get(id)));
  add('post', '/checkout/sessions/:id/expire', nothing, (_, id) =>
    views.session(checkout.expire(id)),
  );
  const sessionList = listing.extend({
    customer: z.string().optional(),
    status: z.enum(['open', 'complete', 'expired']).optional(),
  });
  add('get', '/checkout/sessions', sessionList, (query) => {
    knownCustomer(stripe, query.customer);
    const found = store.sessions.list(
      ({ customer, status }) =>
        (!query.customer || customer === query.customer) &&
        (!query.status || status === query.status),
    );
    return pageOf('/v1/checkout/sessions', found, query, views.session);
  });

  add('post', '/billing_portal/configurations', newConfiguration, ({ metadata, features }) =>
    views.configuration(
      store.configurations.add({
        id: store.newId('bpc'),
        metadata,
        products: features.subscription_update.products,
        created: store.now(),
      }),
    ),
  );
  add('get', '/billing_portal/configurations', listing.extend({ active: flag.optional() }), (q) =>
    pageOf(
      '/v1/billing_portal/configurations',
      store.configurations.list(),
      q,
      views.configuration,
    ),
  );
  add('post', '/billing_portal/sessions', newPortal, (given) => {
    store.customers.named(given.customer, 'customer');
    store.configurations.named(given.configuration, 'configuration');
    const change = given.flow_data?.subscription_update_confirm;
    const portal = store.portals.add({
      id: store.newId('bps'),
      customer: given.customer,
      returnUrl: given.return_url,
      configuration: given.configuration,
      change: change
        ? {
            subscription: changeable(stripe, change.subscription).id,
            price: store.prices.named(change.items[0]?.price ?? '', `${flow}[items][0][price]`).id,
            completedUrl: given.flow_data?.after_completion.redirect.return_url ?? given.return_url,
          }
        : null,
      created: store.now(),
    });
    return views.portal(portal);
  });
}
