import { gid, lineItemGid } from '../gid.ts';
import type {
  Installation,
  RecurringItem,
  Subscription,
  UsageItem,
  UsageRecord,
} from '../model.ts';
import { fromUnits } from '../money.ts';
import { currency } from '../store.ts';
import { withImplied } from './access.ts';
import { pageOf, type PageArgs } from './connection.ts';
import type { Context, Resolver } from './context.ts';

const iso = (ms: number): string => new Date(ms).toISOString();
const money = (units: number) => ({ amount: fromUnits(units), currencyCode: currency });

export type LineItem = { subscription: Subscription; index: number };

type SortedArgs = PageArgs & { sortKey: 'CREATED_AT' | 'ID' };

const byAge =
  ({ sortKey }: SortedArgs) =>
  ({ id, createdAt }: { id: number; createdAt: number }) => ({
    id,
    value: sortKey === 'ID' ? id : createdAt,
  });

export const appOf = ({ app, shop }: Context) => ({
  id: gid('App', shop.id),
  apiKey: app.apiKey,
  title: 'The app under test',
  handle: app.apiKey,
  embedded: true,
});

const installation: Record<string, Resolver<Installation, never>> = {
  id: ({ id }) => gid('AppInstallation', id),
  app: (_, __, context) => appOf(context),
  launchUrl: (_, __, { app, shop }) => `https://${shop.domain}/admin/apps/${app.apiKey}`,
  accessScopes: ({ scopes }) =>
    withImplied(scopes).map((handle) => ({ handle, description: handle.replace('_', ' ') })),
  activeSubscriptions: (_, __, { billing, shop }) => billing.activeOf(shop),
  allSubscriptions: (_, args: SortedArgs, { shop }) =>
    pageOf([...shop.subscriptions.values()], args, byAge(args)),
  // One-time purchases are not simulated.
  oneTimePurchases: (_, args: SortedArgs) => pageOf<UsageRecord>([], args, byAge(args)),
};

const subscription: Record<string, Resolver<Subscription>> = {
  id: ({ id }) => gid('AppSubscription', id),
  createdAt: ({ createdAt }) => iso(createdAt),
  currentPeriodEnd: ({ currentPeriodEnd }) => currentPeriodEnd && iso(currentPeriodEnd),
  lineItems: (parent): LineItem[] =>
    parent.items.map((_, index) => ({ subscription: parent, index })),
};

const lineItem: Record<string, Resolver<LineItem, never>> = {
  id: ({ subscription: { id }, index }) => lineItemGid(id, index),
  plan: ({ subscription: { items }, index }) => ({ pricingDetails: items[index] }),
  usageRecords: (parent, args: SortedArgs, { shop }) =>
    pageOf(
      shop.usage.filter(
        (one) => one.subscription === parent.subscription.id && one.index === parent.index,
      ),
      args,
      byAge(args),
    ),
};

const recurring: Record<string, Resolver<RecurringItem>> = {
  price: ({ price }) => money(price),
};

const usage: Record<string, Resolver<UsageItem>> = {
  balanceUsed: ({ used }) => money(used),
  cappedAmount: ({ capped }) => money(capped),
  interval: () => 'EVERY_30_DAYS',
};

const usageRecord: Record<string, Resolver<UsageRecord>> = {
  id: ({ id }) => gid('AppUsageRecord', id),
  createdAt: ({ createdAt }) => iso(createdAt),
  price: ({ price }) => money(price),
  subscriptionLineItem: ({ subscription: id, index }, _, { shop }) => ({
    subscription: shop.subscriptions.get(id),
    index,
  }),
};

export const billingResolvers = {
  AppInstallation: installation,
  AppSubscription: subscription,
  AppSubscriptionLineItem: lineItem,
  AppRecurringPricing: recurring,
  AppUsagePricing: usage,
  AppUsageRecord: usageRecord,
};
