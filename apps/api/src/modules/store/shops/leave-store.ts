import type { Database } from '../../../platform/database/database.ts';
import type { Store } from '../store.module.ts';
import { findShopOf } from './shops.repository.ts';

type Parts = {
  db: Database;
  store: Pick<Store, 'plans' | 'publications'>;
  /** Forgets what other modules keep of a shop. */
  forgetShop: (shop: string) => Promise<void>;
};

/** Before its user's account goes: nothing is charged or kept for a store any longer. */
export const leaveStore =
  ({ db, store, forgetShop }: Parts) =>
  async (userId: string): Promise<void> => {
    await store.plans.endFor(userId);
    const shop = await findShopOf(db, userId);
    if (!shop) return;
    await store.publications.forgetAll(shop.domain);
    await forgetShop(shop.domain);
  };
