import type { Database } from '../../../platform/database/database.ts';
import type { CheckedDifference } from '../../bills/reconcile.ts';
import type { OrderPayments } from '../../payments/order-payments.ts';
import type { PrintProvider } from '../print-provider.ts';
import * as repository from './orders.repository.ts';
import { reconcileOrders, type OrderDifference } from './reconcile-orders.ts';

type Dependencies = {
  db: Database;
  payments: OrderPayments;
  provider: PrintProvider;
  syncPayment: (sessionId: string) => Promise<void>;
  now: () => Date;
};

export type OrderChecks = ReturnType<typeof createOrderChecks>;

/** Finds orders on which the books, the payment provider and the print provider do not agree. */
export function createOrderChecks({ db, payments, provider, ...parts }: Dependencies) {
  const { syncPayment, now } = parts;

  /** A check also acts on the provider's answer, within a minute. */
  async function repair({ sessionId, order }: OrderDifference): Promise<boolean> {
    if (sessionId) {
      await syncPayment(sessionId);
      return true;
    }
    if (!order) return false;
    // Only an attempt is rolled back, so a found one is recorded as such.
    const change = { checkAt: now(), ...(order.status === 'refunded' && { triedAt: now() }) };
    return (await repository.changeOrder(db, order, change)) !== undefined;
  }

  return async function* (
    since: Date,
    { repair: repairs }: { repair: boolean },
  ): AsyncGenerator<CheckedDifference> {
    try {
      for await (const found of reconcileOrders({ db, payments, provider }, since)) {
        const { what, id, problem } = found;
        yield { what, id, problem, isRepaired: repairs && (await repair(found)) };
      }
    } catch (error) {
      // The other books are checked all the same.
      const problem = `could not be compared: ${String(error)}`;
      yield { what: 'print orders', id: provider.name, problem, isRepaired: false };
    }
  };
}
