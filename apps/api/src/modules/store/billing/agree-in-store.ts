import type { RaiseCapBody, StoreSubscribeBody } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import { lockShop, type ShopRow } from '../shops/shops.repository.ts';
import { findStorePlan } from './store-plans.ts';
import * as repository from './store-subscriptions.repository.ts';
import { syncPlans, type StorePlansParts } from './sync-plans.ts';

/**
 * The store's page on which the merchant agrees to a plan.
 *
 * @throws AppError `Conflict` for the present one
 */
export const subscribeInStore = (parts: StorePlansParts) => {
  const { db, billing } = parts;
  const sync = syncPlans(parts);

  return async ({ domain }: ShopRow, body: StoreSubscribeBody): Promise<string> => {
    const plan = findStorePlan(body.plan_id);
    if (!plan) {
      throw new AppError('InvalidInput', { details: { plan_id: { text: 'noPlan' } } });
    }
    assertReturn(parts, body.redirect_uri, domain);
    await sync(domain);
    const current = await repository.findCurrent(db, domain);
    const present = current?.status === 'active' ? findStorePlan(current.planId) : undefined;
    if (present?.id === plan.id) throw new AppError('Conflict');
    const begins = present && present.cents > plan.cents ? 'next period' : 'now';
    return billing.subscribe(domain, { plan, returnUrl: body.redirect_uri, begins });
  };
};

/** The store's page on which the merchant agrees to a higher cap. */
export const raiseCap = (parts: StorePlansParts) => {
  const { db, billing } = parts;

  return async ({ domain }: ShopRow, body: RaiseCapBody): Promise<string> => {
    assertReturn(parts, body.redirect_uri, domain);
    const current = await repository.findCurrent(db, domain);
    if (!current || !repository.isLive(current)) throw new AppError('Conflict');
    const cents = Math.round(body.cap_amount * 100);
    if (cents <= current.capCents) {
      throw new AppError('InvalidInput', { details: { cap_amount: { text: 'notAbove' } } });
    }
    const page = await billing.raiseCap(domain, current.usageLineId, cents);
    await db.transaction(async (tx) => {
      await lockShop(tx, domain);
      await repository.saveAskedCap(tx, current.id, cents);
    });
    return page;
  };
};

function assertReturn({ mayReturnTo }: StorePlansParts, url: string, shop: string): void {
  if (mayReturnTo(url, shop)) return;
  throw new AppError('InvalidInput', { details: { redirect_uri: { text: 'notOurs' } } });
}
