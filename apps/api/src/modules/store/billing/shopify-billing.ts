import { AppError } from '../../../platform/errors.ts';
import type { StoreCalls } from '../client/store-calls.ts';
import {
  askForHigherCap,
  askForSubscription,
  cancelSubscription,
  fileUsage,
  storeCharges,
} from '../graphql/billing.ts';
import type {
  AppSubscriptionStatus,
  AskForHigherCapMutation,
  AskForSubscriptionMutation,
  CancelSubscriptionMutation,
  FileUsageMutation,
  StoreChargesQuery,
} from '../graphql/store-api.generated.ts';
import type { StoreBilling, StoreCharge } from './store-billing.ts';
import { storePlanName, storePlans, type SoldStorePlan } from './store-plans.ts';

type AppSubscription =
  StoreChargesQuery['currentAppInstallation']['allSubscriptions']['nodes'][number];

/** More than a merchant has open at a time; older ones have ended. */
const newest = 25;

const statusOf: Record<AppSubscriptionStatus, StoreCharge['status']> = {
  PENDING: 'pending',
  ACCEPTED: 'pending',
  ACTIVE: 'active',
  FROZEN: 'frozen',
  CANCELLED: 'ended',
  DECLINED: 'ended',
  EXPIRED: 'ended',
};

const dollars = (cents: number) => ({ amount: (cents / 100).toFixed(2), currencyCode: 'USD' });

/** The store platform's app billing: the one place that knows its shapes. */
export function createShopifyBilling(calls: StoreCalls, isTest: boolean): StoreBilling {
  return {
    list: async (shop) => {
      const { currentAppInstallation: app } = await calls.call<StoreChargesQuery>(
        shop,
        storeCharges,
        { first: newest },
      );
      return app.allSubscriptions.nodes.map(toCharge);
    },

    subscribe: async (shop, { plan, returnUrl, begins }) => {
      const { appSubscriptionCreate: made } = await calls.call<AskForSubscriptionMutation>(
        shop,
        askForSubscription,
        {
          name: storePlanName(plan),
          returnUrl,
          test: isTest,
          lineItems: linesOf(plan),
          replacementBehavior:
            begins === 'now' ? 'APPLY_IMMEDIATELY' : 'APPLY_ON_NEXT_BILLING_CYCLE',
        },
      );
      return pageOf(made);
    },

    raiseCap: async (shop, id, cents) => {
      const { appSubscriptionLineItemUpdate: made } = await calls.call<AskForHigherCapMutation>(
        shop,
        askForHigherCap,
        { id, cappedAmount: dollars(cents) },
      );
      return pageOf(made);
    },

    cancel: async (shop, id) => {
      const { appSubscriptionCancel: done } = await calls.call<CancelSubscriptionMutation>(
        shop,
        cancelSubscription,
        { id },
      );
      assertAgreed(done);
    },

    fileUsage: async (shop, { lineId, cents, description, key }) => {
      const { appUsageRecordCreate: made } = await calls.call<FileUsageMutation>(shop, fileUsage, {
        subscriptionLineItemId: lineId,
        price: dollars(cents),
        description,
        idempotencyKey: key,
      });
      if (!made) throw new AppError('ProviderUnavailable');
      if (made.appUsageRecord) return { recordId: made.appUsageRecord.id };
      return { refusal: made.userErrors.map(({ message }) => message).join(' ') };
    },
  };
}

const linesOf = (plan: SoldStorePlan) => [
  {
    plan: {
      appRecurringPricingDetails: { interval: 'EVERY_30_DAYS', price: dollars(plan.cents) },
    },
  },
  {
    plan: {
      appUsagePricingDetails: {
        cappedAmount: dollars(plan.capCents),
        terms: `$${(plan.feeCents / 100).toFixed(2)} for each picture beyond ${plan.credits} credits a month.`,
      },
    },
  },
];

function toCharge(found: AppSubscription): StoreCharge {
  const lines = found.lineItems.map(({ id, plan: { pricingDetails } }) => ({
    id,
    cap: pricingDetails.__typename === 'AppUsagePricing' ? pricingDetails.cappedAmount : null,
  }));
  const usage = lines.find(({ cap }) => cap);
  return {
    id: found.id,
    planId: storePlans.find((plan) => storePlanName(plan) === found.name)?.id ?? null,
    status: statusOf[found.status],
    capCents: Math.round(Number(usage?.cap?.amount ?? 0) * 100),
    usageLineId: usage?.id ?? null,
    periodEnd: found.currentPeriodEnd ? new Date(found.currentPeriodEnd) : null,
    createdAt: new Date(found.createdAt),
  };
}

type Refusable = { userErrors: { field: string[] | null; message: string }[] } | null;

/** @throws AppError `Conflict` with the store's reasons by field */
function assertAgreed(answer: Refusable): void {
  if (!answer) throw new AppError('ProviderUnavailable');
  if (answer.userErrors.length === 0) return;
  const reasons = answer.userErrors.map(({ field, message }) => [
    field?.join('.') || 'store',
    message,
  ]);
  throw new AppError('Conflict', {
    details: Object.fromEntries(reasons) as Record<string, string>,
  });
}

function pageOf(answer: (Refusable & { confirmationUrl: string | null }) | null): string {
  assertAgreed(answer);
  if (!answer?.confirmationUrl) throw new AppError('ProviderUnavailable');
  return answer.confirmationUrl;
}
