import type { StoreMember, StorePlanList } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import { forEachStore } from '../for-each-store.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { raiseCap, subscribeInStore } from './agree-in-store.ts';
import { endPlans, endPlansOf } from './end-plans.ts';
import { readStoreMember } from './store-member.ts';
import { storePlans, viewStorePlan } from './store-plans.ts';
import { listDueShops } from './store-subscriptions.repository.ts';
import { syncPlans, type StorePlansParts } from './sync-plans.ts';

/** Charges are shown by the last part of their id. */
const numberOf = (id: string) => id.split('/').at(-1);

export type StorePlansService = ReturnType<typeof createStorePlansService>;

/** What merchants can buy, and what they have. */
export function createStorePlansService(parts: StorePlansParts) {
  const { db, onError, now } = parts;
  const sync = syncPlans(parts);
  const endAll = endPlans(parts);
  const member = (shop: ShopRow, userId: string): Promise<StoreMember> =>
    readStoreMember(db, { userId, shop: shop.domain }, now());

  return {
    sync,
    member,
    list: (): StorePlanList => ({ month: storePlans.map(viewStorePlan) }),
    subscribe: subscribeInStore(parts),

    /** The state of a charge as the store has it, whatever the URL says. */
    verify: async (shop: ShopRow, userId: string, chargeId: string): Promise<StoreMember> => {
      const charges = await sync(shop.domain);
      if (!charges.some(({ id }) => numberOf(id) === numberOf(chargeId))) {
        throw new AppError('NotFound');
      }
      return member(shop, userId);
    },

    cancel: async (shop: ShopRow, userId: string): Promise<StoreMember> => {
      if (!(await endAll(shop.domain))) throw new AppError('Conflict');
      return member(shop, userId);
    },

    raiseCap: raiseCap(parts),
    endFor: endPlansOf(parts),

    /** Renews plans whose period is over; returns the number of shops. */
    syncDue: async (limit = 200): Promise<number> => {
      const due = await listDueShops(db, now(), limit);
      await forEachStore(due, sync, onError);
      return due.length;
    },
  };
}
