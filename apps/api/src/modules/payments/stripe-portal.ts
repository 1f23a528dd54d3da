import type { Stripe } from 'stripe';
import type { PortalRequest } from './payments.ts';
import type { StripePrices } from './stripe-prices.ts';

/** Marks our portal configuration; change it together with the settings. */
const portalVersion = '1';

/** The pages of Stripe on which a customer manages plan, card and invoices. */
export function createStripePortal(stripe: Stripe, prices: StripePrices) {
  let portal: Promise<string> | undefined;

  async function findPortal(): Promise<string> {
    for await (const { id, metadata } of stripe.billingPortal.configurations.list({
      active: true,
    })) {
      if (metadata?.['tintory'] === portalVersion) return id;
    }
    const { id } = await stripe.billingPortal.configurations.create({
      metadata: { tintory: portalVersion },
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          products: await prices.listProducts(),
          // An upgrade is paid and granted at once; a downgrade begins with the next period, so
          // that nobody spends a large plan's credits and gets its money back.
          proration_behavior: 'always_invoice',
          schedule_at_period_end: {
            conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
          },
        },
      },
    });
    return id;
  }

  const portalConfiguration = () =>
    (portal ??= findPortal().catch((error: unknown) => {
      portal = undefined;
      throw error;
    }));

  return {
    openPortal: async ({ customerId, returnUrl, change }: PortalRequest): Promise<string> => {
      const { url } = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        configuration: await portalConfiguration(),
        ...(change ? { flow_data: await confirmChange(change) } : {}),
      });
      return url;
    },
  };

  async function confirmChange(change: NonNullable<PortalRequest['change']>) {
    const { items } = await stripe.subscriptions.retrieve(change.subscriptionId);
    const item = items.data[0];
    if (!item) throw new Error('The subscription has no item to change.');
    return {
      type: 'subscription_update_confirm' as const,
      after_completion: { type: 'redirect' as const, redirect: { return_url: change.doneUrl } },
      subscription_update_confirm: {
        subscription: change.subscriptionId,
        items: [{ id: item.id, price: await prices.priceOf(change.plan), quantity: 1 }],
      },
    };
  }
}
