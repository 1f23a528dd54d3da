import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { SessionsService } from '../../sessions/sessions.service.ts';
import type { StorePlansService } from '../billing/store-plans.service.ts';
import { endSubscriptions } from '../billing/store-subscriptions.repository.ts';
import type { StoreBilling } from '../billing/store-billing.ts';
import type { PublicationsService } from '../publications/publications.service.ts';
import * as shops from '../shops/shops.repository.ts';
import { deleteEventsBefore, insertEvent } from './events.repository.ts';
import { storeQueue } from '../store.queue.ts';

/** A store repeats what was not answered for two days. */
const keptMs = 7 * 86_400_000;

export type StoreEvent = { id: string; topic: string; shop: string };

type Dependencies = {
  db: Database;
  queue: Queue;
  billing: StoreBilling;
  plans: StorePlansService;
  publications: PublicationsService;
  sessions: SessionsService;
  /** Stops what works on a store's products. */
  pauseBatches: (tx: Transaction, userId: string) => Promise<void>;
  /** Deletes a user that only the store has, with everything that is theirs. */
  eraseUser: (userId: string) => Promise<void>;
  /** Forgets what other modules keep of a shop. */
  forgetShop: (shop: string) => Promise<void>;
  findUser: (id: string) => Promise<{ email: string | null } | undefined>;
  now: () => Date;
};

/** What stores tell us of: taken in fast, and worked on afterwards. */
export function createStoreNewsService(dependencies: Dependencies) {
  const { db, queue, billing, plans, publications, sessions, now } = dependencies;

  /** News comes late: whether the app is gone the store itself says. */
  async function isInstalled(shop: string): Promise<boolean> {
    try {
      await billing.list(shop);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'StoreGone') return false;
      throw error;
    }
  }

  async function uninstalled(domain: string): Promise<void> {
    if (await isInstalled(domain)) return;
    await db.transaction(async (tx) => {
      const shop = await shops.lockShop(tx, domain);
      if (!shop || shop.uninstalledAt) return;
      // Somebody signed in since: the queue asks again.
      if (shop.accessToken) throw new AppError('Conflict');
      await shops.updateShop(tx, domain, { ...shops.noTokens, uninstalledAt: now() });
      await endSubscriptions(tx, domain, now());
      if (!shop.userId) return;
      await dependencies.pauseBatches(tx, shop.userId);
      await sessions.endStore(tx, shop.userId);
    });
  }

  /** Erases what is not books. An account that a consumer has, too, only loses the store. */
  async function redact(domain: string): Promise<void> {
    // What tells of the end may have got lost, and this comes two days after it.
    await uninstalled(domain);
    const shop = await shops.findShop(db, domain);
    if (!shop?.uninstalledAt || shop.redactedAt) return;
    await publications.forgetAll(domain);
    await dependencies.forgetShop(domain);
    const user = shop.userId && (await dependencies.findUser(shop.userId));
    if (shop.userId && user && user.email === null) await dependencies.eraseUser(shop.userId);
    await db.transaction(async (tx) => {
      if (shop.userId) await shops.setShopDomain(tx, shop.userId, null);
      await shops.deleteJoins(tx, domain);
      await shops.updateShop(tx, domain, { userId: null, redactedAt: now() });
    });
  }

  return {
    /** Remembers an event and asks for its work, once; a repetition changes nothing. */
    receive: (event: StoreEvent): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await insertEvent(tx, { ...event, receivedAt: now() }))) return;
        await queue.send(tx, storeQueue, { kind: 'news', topic: event.topic, shop: event.shop });
      }),

    /** Does what an event asks for; doing it again changes nothing. */
    act: async (topic: string, shop: string): Promise<void> => {
      if (!(await shops.findShop(db, shop))) return;
      switch (topic) {
        case 'app/uninstalled':
          return uninstalled(shop);
        case 'app_subscriptions/update':
          return orGone(plans.sync(shop));
        case 'shop/redact':
          return redact(shop);
        // Nothing is kept of a store's customers: there is nothing to show and nothing to erase.
        case 'customers/data_request':
        case 'customers/redact':
        default:
          return;
      }
    },

    sweep: (): Promise<void> => deleteEventsBefore(db, new Date(+now() - keptMs)),
  };
}

/** A store that is gone has nothing to say of its charges; its own event ends them. */
async function orGone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'StoreGone')) throw error;
  }
}
