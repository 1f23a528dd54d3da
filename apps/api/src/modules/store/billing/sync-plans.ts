import type { Database } from '../../../platform/database/database.ts';
import { untilFresh } from '../../subscriptions/until-fresh.ts';
import { findShop, lockShop, updateShop } from '../shops/shops.repository.ts';
import { settleCharges } from './settle-charges.ts';
import type { StoreBilling, StoreCharge } from './store-billing.ts';

/** What a store's plans need; each call takes its share. */
export type StorePlansParts = {
  db: Database;
  billing: StoreBilling;
  /** Where a merchant may return to from the store's page. */
  mayReturnTo: (url: string, shop: string) => boolean;
  onError: (error: unknown) => void;
  now: () => Date;
};

/** Reads the states of the store's subscriptions and stores them. */
export const syncPlans =
  ({ db, billing, now }: Pick<StorePlansParts, 'db' | 'billing' | 'now'>) =>
  async (domain: string): Promise<StoreCharge[]> => {
    let charges: StoreCharge[] = [];
    await untilFresh(async () => {
      const known = await findShop(db, domain);
      if (!known) return true;
      charges = await billing.list(domain);
      return db.transaction(async (tx) => {
        const shop = await lockShop(tx, domain);
        if (shop?.billingVersion !== known.billingVersion) return false;
        // A charge that was pending at uninstallation must not reactivate a plan.
        if (shop.uninstalledAt) return true;
        await settleCharges(tx, { shop: domain, userId: shop.userId }, charges, now());
        await updateShop(tx, domain, { billingVersion: known.billingVersion + 1 });
        return true;
      });
    });
    return charges;
  };
