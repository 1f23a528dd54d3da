import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ProviderOrder } from '../print-provider.ts';
import { printProviderOrders } from '../provider-orders.table.ts';
import { statusAfter } from './order-clock.ts';

type Row = typeof printProviderOrders.$inferSelect;

type Parts = {
  db: Database;
  now: () => Date;
  /** How long a day of the provider lasts. */ dayMs: number;
};

/** Orders that go through their states by the clock. */
export function createEmbeddedOrders({ db, now, dayMs }: Parts) {
  const view = ({ externalId, acceptedAt, canceledAt, deliveryDays }: Row): ProviderOrder => ({
    id: `embedded-${externalId}`,
    externalId,
    status: canceledAt
      ? 'canceled'
      : statusAfter((now().getTime() - acceptedAt.getTime()) / dayMs, deliveryDays),
    trackingUrl: null,
    reason: null,
  });

  async function find(externalId: string): Promise<ProviderOrder | null> {
    const [row] = await db
      .select()
      .from(printProviderOrders)
      .where(eq(printProviderOrders.externalId, externalId));
    return row ? view(row) : null;
  }

  return {
    find,
    /** Accepts an order, or answers the one that was accepted before. */
    accept: async (externalId: string, deliveryDays: number): Promise<ProviderOrder> => {
      const [made] = await db
        .insert(printProviderOrders)
        .values({ externalId, deliveryDays, acceptedAt: now() })
        .onConflictDoNothing()
        .returning();
      const order = made ? view(made) : await find(externalId);
      if (!order) throw new Error(`The order ${externalId} went away.`);
      return order;
    },
    /** Cancels an order that is not in production; null where it is too late. */
    cancel: async (externalId: string): Promise<ProviderOrder | null> => {
      await db
        .update(printProviderOrders)
        .set({ canceledAt: now() })
        .where(
          and(
            eq(printProviderOrders.externalId, externalId),
            isNull(printProviderOrders.canceledAt),
            gt(printProviderOrders.acceptedAt, new Date(now().getTime() - dayMs)),
          ),
        );
      const order = await find(externalId);
      return order?.status === 'canceled' ? order : null;
    },
  };
}
