import { AppError } from '../../../platform/errors.ts';
import { findShopOf } from '../shops/shops.repository.ts';
import type { StoreCharge } from './store-billing.ts';
import { syncPlans, type StorePlansParts } from './sync-plans.ts';

type Parts = Pick<StorePlansParts, 'db' | 'billing' | 'now'>;

const rank = ({ status }: StoreCharge) => (status === 'pending' ? 0 : 1);

/** Ends the plan of a store and those that wait for its end. */
export const endPlans = (parts: Parts) => {
  const { billing } = parts;
  const sync = syncPlans(parts);

  /** @returns whether a plan, active or pending, was ended */
  return async (domain: string): Promise<boolean> => {
    const open = (await sync(domain)).filter(({ status }) => status !== 'ended');
    // A pending plan is canceled first: it would begin at the end of the present one.
    for (const { id, status } of open.sort((a, b) => rank(a) - rank(b))) {
      await billing.cancel(domain, id).catch((error: unknown) => {
        // An unconfirmed page charges nothing and must not block the plan.
        const isRefused = error instanceof AppError && error.code === 'Conflict';
        if (status !== 'pending' || !isRefused) throw error;
      });
    }
    if (open.length > 0) await sync(domain);
    return open.length > 0;
  };
};

/** Ends what the user's store would go on charging; one that is gone charges nothing. */
export const endPlansOf = (parts: Parts) => {
  const endAll = endPlans(parts);
  return async (userId: string): Promise<void> => {
    const shop = await findShopOf(parts.db, userId);
    if (!shop || shop.uninstalledAt) return;
    try {
      await endAll(shop.domain);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'StoreGone')) throw error;
    }
  };
};
