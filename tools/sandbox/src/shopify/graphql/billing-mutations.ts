import type { NewItem } from '../billing.ts';
import { usageItem } from '../usage-item.ts';
import { chargeUrl } from '../charge-url.ts';
import { idIn, lineItemIn } from '../gid.ts';
import type { Replacement, Subscription } from '../model.ts';
import { toUnits } from '../money.ts';
import { currency } from '../store.ts';
import { appOf } from './billing-resolvers.ts';
import type { Context, Resolver } from './context.ts';

type UserError = { field: string[] | null; message: string };
type Money = { amount: string; currencyCode: string };

type PlanInput = {
  appRecurringPricingDetails?: { interval: 'ANNUAL' | 'EVERY_30_DAYS'; price: Money } | null;
  appUsagePricingDetails?: { cappedAmount: Money; terms: string } | null;
};

type CreateArgs = {
  name: string;
  lineItems: { plan: PlanInput }[];
  returnUrl: string;
  test?: boolean | null;
  trialDays?: number | null;
  replacementBehavior?: Replacement | null;
};

const maxTrialDays = 1_000;
const maxKey = 255;

function itemOf({ plan }: { plan: PlanInput }): NewItem[] {
  const { appRecurringPricingDetails: fixed, appUsagePricingDetails: metered } = plan;
  if (fixed)
    return [{ kind: 'recurring', price: toUnits(fixed.price.amount), interval: fixed.interval }];
  if (!metered) return [];
  return [{ kind: 'usage', terms: metered.terms, capped: toUnits(metered.cappedAmount.amount) }];
}

const pricesOf = ({ plan }: { plan: PlanInput }): Money[] =>
  [plan.appRecurringPricingDetails?.price, plan.appUsagePricingDetails?.cappedAmount].flatMap(
    (price) => price ?? [],
  );

function createErrors({ name, lineItems, trialDays }: CreateArgs): UserError[] {
  const refuse = (field: string[], message: string) => [{ field, message }];
  if (name.trim() === '') return refuse(['name'], "Name can't be blank");
  if (lineItems.length === 0) return refuse(['lineItems'], "Line items can't be blank");
  if (lineItems.some((item) => pricesOf(item).length !== 1))
    return refuse(['lineItems'], 'Exactly one pricing plan must be given for each line item');
  const kinds = lineItems.flatMap(itemOf).map(({ kind }) => kind);
  if (new Set(kinds).size < kinds.length)
    return refuse(['lineItems'], 'Only one pricing plan can be defined for each available type');
  const prices = lineItems.flatMap(pricesOf);
  if (prices.some(({ currencyCode }) => currencyCode !== currency))
    return refuse(['lineItems'], `Price currency must match shop billing currency ${currency}.`);
  if (prices.some(({ amount }) => toUnits(amount) <= 0))
    return refuse(['lineItems'], 'Price must be greater than zero');
  if (lineItems.some(({ plan }) => plan.appUsagePricingDetails?.terms.trim() === ''))
    return refuse(['lineItems'], "Terms can't be blank");
  const days = trialDays ?? 0;
  if (days < 0 || days > maxTrialDays)
    return refuse(['trialDays'], `Trial days must be between 0 and ${maxTrialDays}`);
  return [];
}

const create: Resolver<unknown, CreateArgs> = (_, args, { billing, shop, origin }) => {
  const userErrors = createErrors(args);
  if (userErrors.length > 0) return { appSubscription: null, confirmationUrl: null, userErrors };
  const appSubscription = billing.create(shop, {
    name: args.name,
    returnUrl: args.returnUrl,
    test: args.test ?? false,
    trialDays: args.trialDays ?? 0,
    replacement: args.replacementBehavior ?? 'STANDARD',
    items: args.lineItems.flatMap(itemOf),
  });
  const charge = billing.ask(shop, appSubscription, null);
  return { appSubscription, confirmationUrl: chargeUrl(origin, shop, charge), userErrors };
};

const cancel: Resolver<unknown, { id: string }> = (_, { id }, { billing, shop }) => {
  const refuse = (message: string) => ({
    appSubscription: null,
    userErrors: [{ field: ['id'], message }],
  });
  const found = shop.subscriptions.get(idIn('AppSubscription', id) ?? 0);
  if (!found) return refuse("Couldn't find RecurringApplicationCharge");
  if (found.status !== 'ACTIVE' && found.status !== 'PENDING')
    return refuse(`Cannot transition status via :cancel from :${found.status.toLowerCase()}`);
  billing.setStatus(shop, found, 'CANCELLED');
  return { appSubscription: found, userErrors: [] };
};

function meteredLine({ shop }: Context, id: string) {
  const at = lineItemIn(id);
  const subscription = shop.subscriptions.get(at?.subscription ?? 0);
  const item = subscription && at && usageItem(subscription, at.index);
  return item && subscription && at ? { subscription, index: at.index, item } : null;
}

const raiseCap: Resolver<unknown, { id: string; cappedAmount: Money }> = (
  _,
  { id, cappedAmount },
  context,
) => {
  const refuse = (
    field: string[],
    message: string,
    appSubscription: Subscription | null = null,
  ) => ({
    appSubscription,
    confirmationUrl: null,
    userErrors: [{ field, message }],
  });
  const line = meteredLine(context, id);
  if (!line) return refuse(['id'], "Couldn't find a usage line item with this id");
  const { subscription, index, item } = line;
  if (subscription.status !== 'ACTIVE') return refuse(['id'], 'Subscription is not active');
  if (cappedAmount.currencyCode !== currency)
    return refuse(['cappedAmount'], `Currency must be ${currency}`);
  const capped = toUnits(cappedAmount.amount);
  if (capped <= item.capped)
    return refuse(['cappedAmount'], 'Capped amount must be greater than the current one');
  const charge = context.billing.ask(context.shop, subscription, { index, capped });
  const confirmationUrl = chargeUrl(context.origin, context.shop, charge);
  return { appSubscription: subscription, confirmationUrl, userErrors: [] };
};

type RecordArgs = {
  subscriptionLineItemId: string;
  description: string;
  price: Money;
  idempotencyKey?: string | null;
};

const record: Resolver<unknown, RecordArgs> = (_, args, context) => {
  const { billing, shop } = context;
  const { description, price, idempotencyKey = null } = args;
  const refuse = (field: string[], message: string) => ({
    appUsageRecord: null,
    userErrors: [{ field, message }],
  });
  const line = meteredLine(context, args.subscriptionLineItemId);
  if (!line) return refuse(['subscriptionLineItemId'], "Couldn't find a usage line item");
  if ((idempotencyKey?.length ?? 0) > maxKey)
    return refuse(['idempotencyKey'], `Idempotency key must be at most ${maxKey} characters`);
  const { subscription, index, item } = line;
  const before = shop.usage.find(
    (one) => one.subscription === subscription.id && one.idempotencyKey === idempotencyKey,
  );
  if (idempotencyKey !== null && before) return { appUsageRecord: before, userErrors: [] };
  if (subscription.status !== 'ACTIVE') return refuse([], 'Subscription is not active');
  if (description.trim() === '') return refuse(['description'], "Description can't be blank");
  const units = toUnits(price.amount);
  if (units <= 0) return refuse(['price'], 'Price must be greater than zero');
  if (price.currencyCode !== currency || item.used + units > item.capped)
    return refuse([], 'Total price exceeds balance remaining');
  const made = billing.record(shop, subscription, index, {
    description,
    price: units,
    idempotencyKey,
  });
  return { appUsageRecord: made, userErrors: [] };
};

const uninstall: Resolver<unknown> = (_, __, context) => {
  const app = appOf(context);
  context.uninstall(context.shop);
  return { app, userErrors: [] };
};

export const billingMutations = {
  appSubscriptionCreate: create,
  appSubscriptionCancel: cancel,
  appSubscriptionLineItemUpdate: raiseCap,
  appUsageRecordCreate: record,
  appUninstall: uninstall,
};
