import type { PrintOrder } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';
import { viewOrder } from './order-view.ts';
import * as repository from './orders.repository.ts';
import type { OrderRow } from './orders.repository.ts';

type Parts = { db: Database; designs: DesignsForOrders };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether it may be the id of an order; the database refuses anything else. */
export const isOrderId = (id: string): boolean => uuid.test(id);

/** Shows orders to their buyer. */
export function createOrderReader({ db, designs }: Parts) {
  async function view(orders: readonly OrderRow[], language: Language): Promise<PrintOrder[]> {
    if (orders.length === 0) return [];
    const items = await repository.listItems(
      db,
      orders.map(({ id }) => id),
    );
    const itemsOf = (id: string) => items.filter(({ orderId }) => orderId === id);
    return Promise.all(
      orders.map((order) => viewOrder(order, itemsOf(order.id), designs, language)),
    );
  }

  /** @throws AppError `NotFound` */
  async function findOwn(userId: string, id: string): Promise<OrderRow> {
    const order = isOrderId(id) ? await repository.findOrder(db, id) : undefined;
    if (order?.userId !== userId) throw new AppError('NotFound');
    return order;
  }

  return {
    findOwn,

    read: async (userId: string, id: string, language: Language): Promise<PrintOrder> => {
      const [viewed] = await view([await findOwn(userId, id)], language);
      if (!viewed) throw new AppError('NotFound');
      return viewed;
    },

    list: async (userId: string, page: { limit: number; offset: number }, language: Language) => {
      const { rows, total } = await repository.listOrders(db, userId, page);
      return { rows: await view(rows, language), total };
    },
  };
}
