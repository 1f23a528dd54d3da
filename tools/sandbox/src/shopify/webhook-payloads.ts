import { gid } from './gid.ts';
import type { Product, Shop, Subscription, UsageItem } from './model.ts';
import { fromUnits } from './money.ts';
import { currency } from './store.ts';

type Payload = Record<string, unknown>;

const iso = (ms: number): string => new Date(ms).toISOString();

/** The only customer, used for the privacy webhooks. */
const customer = { id: 191_167, email: 'john@example.com', phone: '555-625-1199' };

const ofShop = (shop: Shop): Payload => ({ shop_id: shop.id, shop_domain: shop.domain });

export const shopPayload = (shop: Shop): Payload => ({
  id: shop.id,
  name: shop.name,
  email: shop.email,
  domain: shop.domain,
  myshopify_domain: shop.domain,
  currency: shop.currency,
  created_at: iso(shop.createdAt),
});

export const redactPayloads = {
  'shop/redact': ofShop,
  'customers/redact': (shop: Shop): Payload => ({
    ...ofShop(shop),
    customer,
    orders_to_redact: [],
  }),
  'customers/data_request': (shop: Shop): Payload => ({
    ...ofShop(shop),
    customer,
    orders_requested: [],
    data_request: { id: 9_999 },
  }),
};

export type RedactTopic = keyof typeof redactPayloads;

export const productPayload = (product: Product): Payload => ({
  id: product.id,
  admin_graphql_api_id: gid('Product', product.id),
  title: product.title,
  handle: product.handle,
  body_html: product.description,
  vendor: product.vendor,
  product_type: product.productType,
  tags: product.tags.join(', '),
  status: product.status.toLowerCase(),
  created_at: iso(product.createdAt),
  updated_at: iso(product.updatedAt),
});

const common = (shop: Shop, subscription: Subscription): Payload => ({
  admin_graphql_api_id: gid('AppSubscription', subscription.id),
  name: subscription.name,
  admin_graphql_api_shop_id: gid('Shop', shop.id),
  created_at: iso(subscription.createdAt),
  updated_at: iso(subscription.updatedAt),
});

export function subscriptionPayload(shop: Shop, subscription: Subscription): Payload {
  const usage = subscription.items.find((item) => item.kind === 'usage');
  const recurring = subscription.items.find((item) => item.kind === 'recurring');
  return {
    app_subscription: {
      ...common(shop, subscription),
      status: subscription.status,
      currency,
      ...(usage ? { capped_amount: fromUnits(usage.capped) } : {}),
      price: fromUnits(recurring?.price ?? 0),
      interval: (recurring?.interval ?? 'EVERY_30_DAYS').toLowerCase(),
      plan_handle: null,
    },
  };
}

export const approachingPayload = (
  shop: Shop,
  subscription: Subscription,
  { used, capped }: UsageItem,
): Payload => ({
  app_subscription: {
    ...common(shop, subscription),
    balance_used: Number(fromUnits(used)),
    capped_amount: fromUnits(capped),
    currency_code: currency,
  },
});
