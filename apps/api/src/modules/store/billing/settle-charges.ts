import { creditRules, storeRules } from '@tintory/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordBill } from '../../bills/record-bill.ts';
import { capSource, clawBackCredits, grantCredits } from '../../credits/grants.service.ts';
import type { StoreCharge } from './store-billing.ts';
import { findStorePlan, type SoldStorePlan } from './store-plans.ts';
import * as repository from './store-subscriptions.repository.ts';
import type { StoreSubscriptionRow } from './store-subscriptions.repository.ts';

export const periodMs = storeRules.capDays * 86_400_000;

type Owner = { shop: string; userId: string | null };

/**
 * Syncs our copies, credits and bills with the store. Idempotent. The caller has locked the shop.
 */
export async function settleCharges(
  tx: Transaction,
  owner: Owner,
  charges: readonly StoreCharge[],
  now: Date,
): Promise<void> {
  for (const charge of inOrder(charges)) {
    const plan = findStorePlan(charge.planId);
    const before = await repository.findSubscription(tx, charge.id);
    // A charge without consent leaves no trace.
    if (!plan || !charge.usageLineId || (!before && !repository.isLive(charge))) continue;
    const row = toRow(owner.shop, charge, charge.usageLineId, plan, before, now);
    const replaced = charges.some((other) => other.status === 'active' && other.id !== charge.id);
    if (before && repository.isLive(before) && row.status === 'ended' && replaced) {
      await takeBackRest(tx, owner, before, plan, now);
    }
    const granted = row.status === 'active' ? await grantPeriods(tx, owner, row, plan, now) : row;
    await repository.saveSubscription(tx, granted);
  }
}

/**
 * Ended periods first, so that their credits are taken back before the caps of their successors.
 */
const inOrder = (charges: readonly StoreCharge[]) =>
  [...charges].sort(
    (a, b) =>
      Number(b.status === 'ended') - Number(a.status === 'ended') || +a.createdAt - +b.createdAt,
  );

function toRow(
  shop: string,
  charge: StoreCharge,
  usageLineId: string,
  plan: SoldStorePlan,
  before: StoreSubscriptionRow | undefined,
  now: Date,
): StoreSubscriptionRow {
  return {
    id: charge.id,
    shop,
    planId: plan.id,
    status: charge.status,
    capCents: charge.capCents,
    askedCapCents: stillAsked(before?.askedCapCents ?? null, charge.capCents),
    usageLineId,
    periodEnd: charge.periodEnd ?? before?.periodEnd ?? null,
    firstPeriodEnd: before?.firstPeriodEnd ?? charge.periodEnd,
    granted: before?.granted ?? 0,
    createdAt: charge.createdAt,
    endedAt: charge.status === 'ended' ? (before?.endedAt ?? now) : null,
  };
}

const stillAsked = (asked: number | null, cap: number) =>
  asked !== null && asked > cap ? asked : null;

/** Grants every period that has begun, once: the key contains its number. */
async function grantPeriods(
  tx: Transaction,
  { userId }: Owner,
  row: StoreSubscriptionRow,
  plan: SoldStorePlan,
  now: Date,
): Promise<StoreSubscriptionRow> {
  const { periodEnd, firstPeriodEnd } = row;
  if (!periodEnd || !firstPeriodEnd || !userId) return row;
  const current = Math.round((+periodEnd - +firstPeriodEnd) / periodMs);
  for (let period = row.granted; period <= current; period += 1) {
    const businessKey = `store:${row.id}:${period}`;
    const bill = await recordBill(tx, {
      userId,
      kind: 'store_plan',
      status: 'paid',
      planId: plan.id,
      amount: plan.cents,
      currency: 'usd',
      credits: plan.credits,
      providerKey: businessKey,
      subscriptionId: row.id,
      periodStart: new Date(+firstPeriodEnd + (period - 1) * periodMs),
      periodEnd: new Date(+firstPeriodEnd + period * periodMs),
      createdAt: now,
    });
    if (!bill) continue;
    const source = 'store_plan' as const;
    const amount = plan.credits;
    const grant = { userId, source, businessKey, amount, expiresAt: null, billId: bill.id };
    await grantCredits(tx, grant, now);
    await capSource(tx, userId, source, plan.credits * creditRules.rolloverMonths, now);
  }
  return { ...row, granted: Math.max(row.granted, current + 1) };
}

/**
 * The store refunds the rest of a plan that is replaced early; the same share of its credits is
 * taken back, so that switching plans gains nothing.
 */
async function takeBackRest(
  tx: Transaction,
  { userId }: Owner,
  { periodEnd }: StoreSubscriptionRow,
  plan: SoldStorePlan,
  now: Date,
): Promise<void> {
  if (!userId || !periodEnd) return;
  const rest = Math.min(1, Math.max(0, (+periodEnd - +now) / periodMs));
  const credits = Math.ceil(rest * plan.credits);
  if (credits > 0) await clawBackCredits(tx, { userId, source: 'store_plan' }, credits, now);
}
