import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { clawBackCredits, grantCredits } from '../../credits/grants.service.ts';
import { expireDue } from '../../credits/ledger.ts';
import type { SessionsService } from '../../sessions/sessions.service.ts';
import { readUser, removeUser } from '../../users/users.service.ts';
import * as shops from '../shops/shops.repository.ts';
import type { ShopRow } from '../shops/shops.repository.ts';
import { isBusy, moveBelongings } from './joining.repository.ts';

const lifeMs = 10 * 60_000;

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

type Dependencies = {
  db: Database;
  sessions: SessionsService;
  webOrigin: string;
  now: () => Date;
};

/** A store becomes part of a consumer's account; only they can agree, signed in themselves. */
export function createJoiningService({ db, sessions, webOrigin, now }: Dependencies) {
  /** Always locked in the same order, to prevent deadlocks. */
  async function openAccounts(tx: Transaction, users: string[]) {
    const accounts = new Map<string, Awaited<ReturnType<typeof expireDue>>>();
    for (const id of [...users].sort()) accounts.set(id, await expireDue(tx, id, now()));
    return accounts;
  }

  /** The rest, less the debt of refunds. */
  async function moveCredits(tx: Transaction, shop: string, from: string, to: string) {
    const accounts = await openAccounts(tx, [from, to]);
    if (await isBusy(tx, from)) throw new AppError('Conflict');
    const { balance = 0, owed = 0 } = accounts.get(from) ?? {};
    if (balance > 0) await clawBackCredits(tx, { userId: from }, balance, now());
    const amount = balance - owed;
    if (amount <= 0) return;
    const businessKey = `join:${shop}:${from}`;
    const grant = { userId: to, source: 'store_plan', businessKey, expiresAt: null } as const;
    await grantCredits(tx, { ...grant, amount }, now());
  }

  async function join(tx: Transaction, shop: ShopRow, to: string): Promise<void> {
    const { domain, userId: from } = shop;
    if (!from || from === to || shop.uninstalledAt) throw new AppError('Conflict');
    await assertMayJoin(tx, from, to);
    await moveCredits(tx, domain, from, to);
    await moveBelongings(tx, from, to);
    await shops.setShopDomain(tx, from, null);
    await shops.setShopDomain(tx, to, domain);
    await shops.updateShop(tx, domain, { userId: to });
    await sessions.endAll(tx, from);
    await removeUser(tx, from);
  }

  return {
    /**
     * The page on which the consumer agrees.
     *
     * @throws AppError `Conflict` for a joined store
     */
    start: async ({ domain, userId }: ShopRow): Promise<string> => {
      const user = userId && (await readUser(db, userId));
      if (!user || user.email !== null) throw new AppError('Conflict');
      const code = randomBytes(32).toString('base64url');
      const createdAt = now();
      const expiresAt = new Date(+createdAt + lifeMs);
      await shops.insertJoin(db, { codeHash: hashOf(code), shop: domain, createdAt, expiresAt });
      return `${webOrigin}/store/join#code=${code}`;
    },

    /**
     * Moves the store with all that is its user's to this account.
     *
     * @returns the shop
     * @throws AppError `LinkExpired` for a code that is not good, `Conflict` when the account has a
     *   store, when the store is joined already, or while its jobs run
     */
    join: (userId: string, code: string): Promise<string> =>
      db.transaction(async (tx) => {
        const offer = await shops.takeJoin(tx, hashOf(code), now());
        const shop = offer && (await shops.lockShop(tx, offer.shop));
        if (!shop) throw new AppError('LinkExpired');
        await join(tx, shop, userId);
        return shop.domain;
      }),
  };
}

/** From an account that only the store has, to one that somebody signs in to and that has none. */
async function assertMayJoin(tx: Transaction, from: string, to: string): Promise<void> {
  const store = await readUser(tx, from);
  const consumer = await readUser(tx, to);
  const isFree = consumer.email !== null && consumer.shopifyDomain === null;
  if (store.email !== null || !isFree) throw new AppError('Conflict');
}
