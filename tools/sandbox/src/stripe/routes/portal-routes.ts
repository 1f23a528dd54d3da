import { z } from 'zod';
import type { Stripe } from '../stripe.ts';
import { StripeError } from '../stripe-error.ts';
import { expand, flag, listing, metadata } from './fields.ts';
import { pageOf, type AddCall } from './wire.ts';

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

/** The subscription of a portal flow that confirms a change. */
function changeable({ store }: Stripe, id: string) {
  const found = store.subscriptions.named(id, `${flow}[subscription]`);
  if (found.status === 'canceled') {
    throw new StripeError(400, 'This subscription cannot be updated because it is canceled.');
  }
  return found;
}

/** The pages on which a customer changes a subscription. */
export function portalRoutes(add: AddCall, stripe: Stripe): void {
  const { store, views } = stripe;

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
