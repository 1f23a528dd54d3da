import { gid } from './gid.ts';
import type { Charge, Shop } from './model.ts';
import { dollars, fromUnits, toUnits } from './money.ts';
import { firstShop, type Shopify } from './shopify.ts';

/** What the merchant agrees to, and what that came to. */
export function controlMoney({ store, billing }: Shopify) {
  function openCharge(shop: Shop, chargeId?: number): Charge {
    const open = [...shop.charges.values()].filter(({ answer }) => !answer);
    const charge = chargeId ? open.find(({ id }) => id === chargeId) : open.at(-1);
    if (!charge) throw new Error(`${shop.domain} has no open charge.`);
    return charge;
  }

  const answer =
    (approved: boolean) =>
    (domain = firstShop, chargeId?: number) => {
      const shop = store.get(domain);
      return billing.answer(shop, openCharge(shop, chargeId), approved);
    };

  return {
    /** Answers a charge, by default the newest open one; returns the URL to redirect to. */
    approve: answer(true),
    decline: answer(false),
    setCurrency: (code: string, domain = firstShop) => {
      store.get(domain).currency = code;
    },
    /** Sets the cap of the running plan, in dollars; no merchant could set one so low. */
    setCap: (cap: number, domain = firstShop) => {
      const shop = store.get(domain);
      for (const subscription of billing.activeOf(shop)) {
        for (const item of subscription.items) {
          if (item.kind === 'usage') item.capped = toUnits(String(cap));
        }
        billing.setStatus(shop, subscription, subscription.status);
      }
    },
    subscriptions: (domain = firstShop) => {
      const shop = store.get(domain);
      billing.tick(shop);
      return [...shop.subscriptions.values()].map((one) => ({
        id: gid('AppSubscription', one.id),
        name: one.name,
        status: one.status,
        test: one.test,
        items: one.items.map((item) =>
          item.kind === 'usage'
            ? { ...item, used: dollars(item.used), capped: dollars(item.capped) }
            : { ...item, price: dollars(item.price) },
        ),
      }));
    },
    /** Usage charges, oldest first; prices as decimals. */
    usage: (domain = firstShop) =>
      store.get(domain).usage.map(({ id, price, description, idempotencyKey }) => ({
        id: gid('AppUsageRecord', id),
        price: fromUnits(price),
        description,
        idempotencyKey,
      })),
  };
}
