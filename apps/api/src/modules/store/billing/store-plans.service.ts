import type {
  RaiseCapBody,
  StoreMember,
  StorePlanList,
  StoreSubscribeBody,
} from '@tintory/contract';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { untilFresh } from '../../subscriptions/until-fresh.ts';
import {
  findShop,
  findShopOf,
  lockShop,
  updateShop,
  type ShopRow,
} from '../shops/shops.repository.ts';
import { forEachStore } from '../for-each-store.ts';
import { settleCharges } from './settle-charges.ts';
import type { StoreBilling, StoreCharge } from './store-billing.ts';
import { readStoreMember } from './store-member.ts';
import { findStorePlan, storePlans, viewStorePlan } from './store-plans.ts';
import * as repository from './store-subscriptions.repository.ts';

type Dependencies = {
  db: Database;
  billing: StoreBilling;
  /** Where a merchant may come back to from the store's page. */
  mayReturnTo: (url: string, shop: string) => boolean;
  onError: (error: unknown) => void;
  now: () => Date;
};

const rank = ({ status }: StoreCharge) => (status === 'pending' ? 0 : 1);

/** What is shown of a charge is the last part of its id. */
const numberOf = (id: string) => id.split('/').at(-1);

export type StorePlansService = ReturnType<typeof createStorePlansService>;

/** What merchants can buy, and what they have. */
export function createStorePlansService(dependencies: Dependencies) {
  const { db, billing, mayReturnTo, onError, now } = dependencies;

  /** Asks the store how its subscriptions stand and keeps the answer. */
  async function sync(domain: string): Promise<StoreCharge[]> {
    let charges: StoreCharge[] = [];
    await untilFresh(async () => {
      const known = await findShop(db, domain);
      if (!known) return true;
      charges = await billing.list(domain);
      return db.transaction(async (tx) => {
        const shop = await lockShop(tx, domain);
        if (shop?.billingVersion !== known.billingVersion) return false;
        // What was under way when the app went must not bring a plan back.
        if (shop.uninstalledAt) return true;
        await settleCharges(tx, { shop: domain, userId: shop.userId }, charges, now());
        await updateShop(tx, domain, { billingVersion: known.billingVersion + 1 });
        return true;
      });
    });
    return charges;
  }

  const member = (shop: ShopRow, userId: string): Promise<StoreMember> =>
    readStoreMember(db, { userId, shop: shop.domain }, now());

  function assertReturn(url: string, shop: string): void {
    if (mayReturnTo(url, shop)) return;
    throw new AppError('InvalidInput', {
      details: { redirect_uri: { text: 'notOurs' } },
    });
  }

  async function live(domain: string) {
    const current = await repository.findCurrent(db, domain);
    if (!current || !repository.isLive(current)) throw new AppError('Conflict');
    return current;
  }

  /**
   * Ends the plan and those that wait for its end.
   *
   * @returns whether there was any
   */
  async function endAll(domain: string): Promise<boolean> {
    const open = (await sync(domain)).filter(({ status }) => status !== 'ended');
    // What waits goes first: it would begin with the end of the present one.
    for (const { id, status } of open.sort((a, b) => rank(a) - rank(b))) {
      await billing.cancel(domain, id).catch((error: unknown) => {
        // A page that nobody agreed to charges nothing, and must not keep the plan.
        const isRefused = error instanceof AppError && error.code === 'Conflict';
        if (status !== 'pending' || !isRefused) throw error;
      });
    }
    if (open.length > 0) await sync(domain);
    return open.length > 0;
  }

  return {
    sync,
    member,

    list: (): StorePlanList => ({ month: storePlans.map(viewStorePlan) }),

    /** The store's page on which the merchant agrees. @throws AppError `Conflict` for the present plan */
    subscribe: async ({ domain }: ShopRow, body: StoreSubscribeBody): Promise<string> => {
      const plan = findStorePlan(body.plan_id);
      if (!plan) {
        throw new AppError('InvalidInput', { details: { plan_id: { text: 'noPlan' } } });
      }
      assertReturn(body.redirect_uri, domain);
      await sync(domain);
      const current = await repository.findCurrent(db, domain);
      const present = current?.status === 'active' ? findStorePlan(current.planId) : undefined;
      if (present?.id === plan.id) throw new AppError('Conflict');
      const begins = present && present.cents > plan.cents ? 'next period' : 'now';
      return billing.subscribe(domain, { plan, returnUrl: body.redirect_uri, begins });
    },

    /** What the store says became of a charge, whoever asks with whatever address. */
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

    /** The store's page on which the merchant agrees to a higher cap. */
    raiseCap: async ({ domain }: ShopRow, body: RaiseCapBody): Promise<string> => {
      assertReturn(body.redirect_uri, domain);
      const current = await live(domain);
      const cents = Math.round(body.cap_amount * 100);
      if (cents <= current.capCents) {
        throw new AppError('InvalidInput', {
          details: { cap_amount: { text: 'notAbove' } },
        });
      }
      const page = await billing.raiseCap(domain, current.usageLineId, cents);
      await db.transaction(async (tx) => {
        await lockShop(tx, domain);
        await repository.saveAskedCap(tx, current.id, cents);
      });
      return page;
    },

    /** Ends what the store would go on charging; one that is gone charges nothing. */
    endFor: async (userId: string): Promise<void> => {
      const shop = await findShopOf(db, userId);
      if (!shop || shop.uninstalledAt) return;
      try {
        await endAll(shop.domain);
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'StoreGone')) throw error;
      }
    },

    /** Looks after the plans whose period is over; answers how many shops that were. */
    syncDue: async (limit = 200): Promise<number> => {
      const due = await repository.listDueShops(db, now(), limit);
      await forEachStore(due, sync, onError);
      return due.length;
    },
  };
}
