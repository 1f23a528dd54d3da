import type { Database } from '../../platform/database/database.ts';
import { CustomerGone, type Payments } from '../payments/payments.ts';
import { createCustomerTurns } from './customer-turns.ts';
import * as repository from './customers.repository.ts';

type Buyer = { id: string; email: string | null };

type Dependencies = {
  db: Database;
  payments: Payments;
  /** Without a customer at the provider there may be no plan either. */
  onGone: (userId: string) => Promise<void>;
  now: () => Date;
};

/** Who a user is at the payment provider. */
export function createCustomers({ db, payments, onGone, now }: Dependencies) {
  const inTurn = createCustomerTurns(db, now);
  const find = (userId: string) => repository.findCustomer(db, userId);

  async function stored(userId: string): Promise<string> {
    const customerId = await find(userId);
    if (!customerId) throw new Error('The customer vanished between storing and reading it.');
    return customerId;
  }

  async function ensure(user: Buyer): Promise<string> {
    const known = await find(user.id);
    if (known) return known;
    const customerId = await payments.createCustomer(user);
    await repository.insertCustomer(db, { userId: user.id, customerId, createdAt: now() });
    return stored(user.id);
  }

  /** Another process may have done so meanwhile: all get the same one. */
  async function replace(user: Buyer, gone: string): Promise<string> {
    if ((await find(user.id)) === gone) {
      const customerId = await payments.createCustomer(user, gone);
      await db.transaction(async (tx) => {
        await repository.markGone(tx, gone, now());
        await repository.insertCustomer(tx, { userId: user.id, customerId, createdAt: now() });
      });
    }
    await onGone(user.id);
    return stored(user.id);
  }

  return {
    findCustomer: find,

    /**
     * Runs a call for a user's customer, created on first use, one call at a time. A customer that
     * the provider no longer knows is replaced, and the call is repeated once.
     */
    forCustomer: async <Result>(
      user: Buyer,
      act: (customerId: string) => Promise<Result>,
    ): Promise<Result> => {
      const customerId = await ensure(user);
      try {
        return await inTurn(customerId, () => act(customerId));
      } catch (error) {
        if (!(error instanceof CustomerGone)) throw error;
        const next = await replace(user, customerId);
        return inTurn(next, () => act(next));
      }
    },
  };
}
