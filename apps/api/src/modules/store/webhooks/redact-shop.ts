import { readContact } from '../../users/users.service.ts';
import type { PublicationsService } from '../publications/publications.service.ts';
import * as shops from '../shops/shops.repository.ts';
import { uninstallShop, type UninstallParts } from './uninstall-shop.ts';

export type RedactParts = UninstallParts & {
  publications: Pick<PublicationsService, 'forgetAll'>;
  /** Deletes a user that only the store has, with everything that is theirs. */
  eraseUser: (userId: string) => Promise<void>;
  /** Forgets what other modules keep of a shop. */
  forgetShop: (shop: string) => Promise<void>;
};

/** Erases what is not books. An account that a consumer has, too, only loses the store. */
export const redactShop = (parts: RedactParts) => {
  const { db, publications, eraseUser, forgetShop, now } = parts;
  const uninstall = uninstallShop(parts);

  return async (domain: string): Promise<void> => {
    // The uninstall event may have been lost; this one comes two days after it.
    await uninstall(domain);
    const shop = await shops.findShop(db, domain);
    if (!shop?.uninstalledAt || shop.redactedAt) return;
    await publications.forgetAll(domain);
    await forgetShop(domain);
    const user = shop.userId && (await readContact(db, shop.userId));
    if (shop.userId && user && user.email === null) await eraseUser(shop.userId);
    await db.transaction(async (tx) => {
      if (shop.userId) await shops.setShopDomain(tx, shop.userId, null);
      await shops.deleteJoins(tx, domain);
      await shops.updateShop(tx, domain, { userId: null, redactedAt: now() });
    });
  };
};
