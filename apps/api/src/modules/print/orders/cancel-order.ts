import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import { untilFresh } from '../../subscriptions/until-fresh.ts';
import { isLive } from './move-order.ts';
import { canCancel } from './order-view.ts';
import * as repository from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';
import { printQueue } from './orders.queue.ts';

type Dependencies = {
  db: Database;
  queue: Queue;
  advance: (id: string) => Promise<void>;
  now: () => Date;
};

/** Cancels orders before production: the request is stored first, so that no crash loses it. */
export function createCancelling({ db, queue, advance, now }: Dependencies) {
  /** @returns whether there was something to cancel */
  async function ask(id: string): Promise<boolean> {
    let isAsked = false;
    await untilFresh(async () => {
      const order = await repository.findOrder(db, id);
      isAsked = order !== undefined && canCancel(order);
      if (!order || !isAsked) return true;
      return db.transaction(async (tx) => {
        const change = { cancelAskedAt: now(), checkAt: now() };
        if (!(await repository.changeOrder(tx, order, change))) return false;
        await queue.send(tx, printQueue, { orderId: id });
        return true;
      });
    });
    return isAsked;
  }

  /** A person waits: what fails now is done later by the queue. */
  const advanceNow = (id: string): Promise<void> =>
    advance(id).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'ProviderUnavailable') throw error;
    });

  return {
    /** @throws AppError `Conflict` where it is too late */
    cancelOne: async ({ id }: OrderRow): Promise<void> => {
      if (!(await ask(id))) throw new AppError('Conflict');
      await advanceNow(id);
      const order = await repository.findOrder(db, id);
      if (order && isLive(order) && !order.cancelAskedAt) throw new AppError('Conflict');
    },

    /** Ends the open pages of a user. */
    cancelUnpaid: async (userId: string): Promise<void> => {
      for (const { id } of await repository.listUnpaid(db, userId)) {
        if (await ask(id)) await advanceNow(id);
      }
    },

    /**
     * On account deletion, orders before production are canceled and refunded, others go on, and
     * addresses are deleted.
     */
    leave: async (userId: string): Promise<void> => {
      const { rows } = await repository.listOrders(db, userId, { limit: 10_000, offset: 0 });
      for (const { id, providerOrderId } of rows) {
        if (!providerOrderId && (await ask(id))) await advanceNow(id);
      }
      await db.transaction((tx) => repository.forgetAddresses(tx, userId));
    },
  };
}
