import { brand } from '@tintory/contract';
import type { Stripe } from 'stripe';
import { plans, type SoldPlan } from '../plans/plans.ts';
import { isMissing } from './stripe-failures.ts';

/**
 * The monthly and yearly price of the same credits share a product, so that the provider's portal
 * can offer the change.
 */
const productId = (plan: SoldPlan) =>
  `tintory-${plan.interval === 'one_time' ? 'pack' : 'credits'}-${plan.credits}`;

const lookupKey = (plan: SoldPlan) => `tintory_${plan.id}`;

export type StripePrices = ReturnType<typeof createStripePrices>;

/** The plans as products and prices at Stripe, made there when first needed. */
export function createStripePrices(stripe: Stripe) {
  const byPlan = new Map<string, Promise<string>>();
  /** The plan of a price never changes. */
  const planByPrice = new Map<string, Promise<string | null>>();

  async function find(plan: SoldPlan): Promise<string> {
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(plan)], active: true });
    const fitting = data.find(({ unit_amount }) => unit_amount === plan.cents);
    return fitting ? fitting.id : make(plan);
  }

  async function make(plan: SoldPlan): Promise<string> {
    const price = await stripe.prices.create(
      {
        product: await ensureProduct(plan),
        currency: 'usd',
        unit_amount: plan.cents,
        lookup_key: lookupKey(plan),
        // The key moves from an older price, which its subscribers keep.
        transfer_lookup_key: true,
        metadata: { plan_id: plan.id },
        ...(plan.interval === 'one_time' ? {} : { recurring: { interval: plan.interval } }),
      },
      { idempotencyKey: `price:${plan.id}:${plan.cents}` },
    );
    return price.id;
  }

  async function ensureProduct(plan: SoldPlan): Promise<string> {
    const id = productId(plan);
    try {
      return (await stripe.products.retrieve(id)).id;
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    const name = `${brand.name} · ${plan.credits} credits`;
    const product = await stripe.products.create({ id, name }, { idempotencyKey: `product:${id}` });
    return product.id;
  }

  const priceOf = (plan: SoldPlan): Promise<string> => remember(byPlan, plan.id, () => find(plan));

  return {
    priceOf,

    /** The plan a price stands for; null for a price that is none of ours. */
    planOf: (priceId: string): Promise<string | null> =>
      remember(planByPrice, priceId, async () => {
        const { metadata } = await stripe.prices.retrieve(priceId);
        return metadata['plan_id'] ?? null;
      }),

    /** Products with the prices one can change between. */
    listProducts: async (): Promise<{ product: string; prices: string[] }[]> => {
      const products = new Map<string, string[]>();
      for (const plan of plans.filter(({ interval }) => interval !== 'one_time')) {
        const prices = products.get(productId(plan)) ?? [];
        products.set(productId(plan), [...prices, await priceOf(plan)]);
      }
      return [...products].map(([product, prices]) => ({ product, prices }));
    },
  };
}

/** Caches pending and finished work; failed work is done again. */
function remember<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  ask: () => Promise<Value>,
): Promise<Value> {
  const found = known.get(key);
  if (found) return found;
  const asked = ask().catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, asked);
  return asked;
}
