import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionsService } from '../../sessions/sessions.service.ts';
import type { StoreBilling } from '../billing/store-billing.ts';
import { endSubscriptions } from '../billing/store-subscriptions.repository.ts';
import * as shops from '../shops/shops.repository.ts';

export type UninstallParts = {
  db: Database;
  billing: StoreBilling;
  sessions: Pick<SessionsService, 'endStore'>;
  /** Stops what works on a store's products. */
  pauseBatches: (tx: Transaction, userId: string) => Promise<void>;
  now: () => Date;
};

/** Closes a shop that has uninstalled the app: its tokens, its plans, its sessions and its batches. */
export const uninstallShop = (parts: UninstallParts) => {
  const { db, sessions, pauseBatches, now } = parts;
  const isInstalled = askInstalled(parts);

  return async (domain: string): Promise<void> => {
    if (await isInstalled(domain)) return;
    await db.transaction(async (tx) => {
      const shop = await shops.lockShop(tx, domain);
      if (!shop || shop.uninstalledAt) return;
      // Signed in again since: the queue retries.
      if (shop.accessToken) throw new AppError('Conflict');
      await shops.updateShop(tx, domain, { ...shops.noTokens, uninstalledAt: now() });
      await endSubscriptions(tx, domain, now());
      if (!shop.userId) return;
      await pauseBatches(tx, shop.userId);
      await sessions.endStore(tx, shop.userId);
    });
  };
};

/** Webhook events come late: whether the app is gone the store itself says. */
const askInstalled =
  ({ billing }: UninstallParts) =>
  async (shop: string): Promise<boolean> => {
    try {
      await billing.list(shop);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'StoreGone') return false;
      throw error;
    }
  };
