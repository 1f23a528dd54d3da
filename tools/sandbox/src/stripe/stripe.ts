import { createCheckout } from './checkout.ts';
import { createInvoicing } from './invoicing.ts';
import { createReversing } from './reversing.ts';
import { createStore } from './store.ts';
import { createSubscribing } from './subscribing.ts';
import { createViews } from './views.ts';
import { createWebhooks } from './webhooks.ts';

export type StripeOptions = {
  /** Origin of the sandbox; known once it listens. */
  origin: () => string;
  webhookUrl: string;
  webhookSecret: string;
};

export type Stripe = ReturnType<typeof createStripe>;

/** Simulates Stripe: objects, payments and webhooks. */
export function createStripe({ origin, webhookUrl, webhookSecret }: StripeOptions) {
  const store = createStore();
  const views = createViews(store, origin);
  const webhooks = createWebhooks(store, views, { url: webhookUrl, secret: webhookSecret });
  const invoicing = createInvoicing(store, views, webhooks);
  const subscribing = createSubscribing(store, views, webhooks, invoicing);
  return {
    store,
    views,
    webhooks,
    emit: webhooks.emit,
    subscribing,
    checkout: createCheckout(store, views, webhooks, invoicing, subscribing),
    reversing: createReversing(store, views, webhooks),
  };
}
