import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ProviderOrder } from '../print-provider.ts';
import { printProviderOrders } from '../provider-orders.table.ts';
import { statusAfter } from './order-clock.ts';

type Row = typeof printProviderOrders.$inferSelect;

type Parts = {
  db: Database;
  now: () => Date;
  /** How long a day of the provider lasts. */
  dayMs: number;
  /** The page on which a parcel is followed. */
  parcelUrl: (externalId: string) => string;
};

/** Orders that go through their states by the clock. */
export function createEmbeddedOrders(parts: Parts) {
  const { db, now, dayMs } = parts;
  const view = viewRow(parts);

  async function find(externalId: string): Promise<ProviderOrder | null> {
    const [row] = await db
      .select()
      .from(printProviderOrders)
      .where(eq(printProviderOrders.externalId, externalId));
    return row ? view(row) : null;
  }

  return {
    find,
    /** Stores a draft, or answers the order that is there. */
    draft: async (externalId: string, deliveryDays: number): Promise<ProviderOrder> => {
      const [made] = await db
        .insert(printProviderOrders)
        .values({ externalId, deliveryDays })
        .onConflictDoNothing()
        .returning();
      const order = made ? view(made) : await find(externalId);
      if (!order) throw new Error(`The order ${externalId} went away.`);
      return order;
    },
    /** Accepts a draft; null where there is none. */
    accept: async (externalId: string): Promise<ProviderOrder | null> => {
      const { acceptedAt, canceledAt } = printProviderOrders;
      const isDraft = and(isNull(acceptedAt), isNull(canceledAt));
      await db
        .update(printProviderOrders)
        .set({ acceptedAt: now() })
        .where(and(eq(printProviderOrders.externalId, externalId), isDraft));
      return find(externalId);
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
            or(
              isNull(printProviderOrders.acceptedAt),
              gt(printProviderOrders.acceptedAt, new Date(now().getTime() - dayMs)),
            ),
          ),
        );
      const order = await find(externalId);
      return order?.status === 'canceled' ? order : null;
    },
  };
}

const viewRow =
  ({ now, dayMs, parcelUrl }: Parts) =>
  ({ externalId, acceptedAt, canceledAt, deliveryDays }: Row): ProviderOrder => {
    const days = acceptedAt && (now().getTime() - acceptedAt.getTime()) / dayMs;
    const live = days === null ? 'draft' : statusAfter(days, deliveryDays);
    const status = canceledAt ? 'canceled' : live;
    const isSent = status === 'shipped' || status === 'delivered';
    return {
      ...{ id: `embedded-${externalId}`, externalId, status, reason: null },
      trackingUrl: isSent ? parcelUrl(externalId) : null,
    };
  };
