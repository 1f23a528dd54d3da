import type { CreatePrintOrderBody, PayPrintOrderBody, PrintOrder } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { Database } from '../../../platform/database/database.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { Queue } from '../../../platform/queue/queue.ts';
import type { OrderPayments } from '../../payments/order-payments.ts';
import type { SubscriptionsService } from '../../subscriptions/subscriptions.service.ts';
import type { PrintProvider } from '../print-provider.ts';
import { createAdvance } from './advance-order.ts';
import { createCancelling } from './cancel-order.ts';
import { createOrdering, type Buyer } from './create-order.ts';
import type { DesignsForOrders } from './designs-for-orders.ts';
import { createFulfilment } from './fulfil-order.ts';
import type { OrderMailKind } from './move-order.ts';
import { createPayingAgain } from './pay-again.ts';
import { createOrderMailer } from './order-mail.ts';
import * as repository from './orders.repository.ts';
import { createOrderReader, isOrderId } from './read-orders.ts';
import { createPaymentSettler } from './settle-payment.ts';
import type { PrintMessage } from './orders.queue.ts';

type Dependencies = {
  db: Database;
  queue: Queue;
  mailer: Mailer;
  provider: PrintProvider;
  designs: DesignsForOrders;
  payments: OrderPayments;
  subscriptions: SubscriptionsService;
  origins: readonly string[];
  webOrigin: string;
  onError: (error: unknown) => void;
  now: () => Date;
};

export type PrintOrdersService = ReturnType<typeof createPrintOrdersService>;

/** Print orders: paid once, produced once, followed until delivery, or refunded. */
export function createPrintOrdersService(dependencies: Dependencies) {
  const { db, provider, designs, payments, onError, now } = dependencies;
  const { syncPayment } = createPaymentSettler(dependencies);
  const fulfilment = createFulfilment(dependencies);
  const advance = createAdvance({ db, payments, syncPayment, fulfilment, now });
  const { cancelOne, cancelUnpaid, leave } = createCancelling({ ...dependencies, advance });
  const create = createOrdering({ ...dependencies, cancelUnpaid });
  const payAgain = createPayingAgain({ db, payments, advance, create });
  const mail = createOrderMailer(dependencies);

  const { read, list, findOwn } = createOrderReader({ db, designs });

  return {
    create: (buyer: Buyer, body: CreatePrintOrderBody, language: Language): Promise<string> =>
      create(buyer, body, language),
    read,
    list,

    /** @throws AppError `Conflict` where nothing is to be paid */
    pay: async (buyer: Buyer, id: string, urls: PayPrintOrderBody, language: Language) =>
      payAgain(buyer, await findOwn(buyer.id, id), urls, language),

    /** @throws AppError `Conflict` where it is too late */
    cancel: async (userId: string, id: string, language: Language): Promise<PrintOrder> => {
      await cancelOne(await findOwn(userId, id));
      return read(userId, id, language);
    },
    leave,

    /** Handles a webhook event of the payment provider: a page, or a refund. */
    syncPayment,
    syncReversal: async (paymentId: string): Promise<void> => {
      const order = await repository.findOrderOfPayment(db, paymentId);
      if (order?.sessionId) await syncPayment(order.sessionId);
    },

    /** Handles a webhook event of the print provider; only its order id is trusted. */
    hear: async (body: Buffer, headers: Record<string, string | undefined>): Promise<void> => {
      const told = await provider.readWebhook(body, headers);
      if (told && isOrderId(told.externalId)) await advance(told.externalId);
    },

    /** Handles a message; rejects if it should be retried. */
    handle: async ({ orderId, mail: kind }: PrintMessage): Promise<void> => {
      if (kind === undefined) return advance(orderId);
      const order = await repository.findOrder(db, orderId);
      if (order) await mail(order, kind as OrderMailKind);
    },

    /** Checks orders without a webhook event for too long. */
    checkDue: async (limit = 100): Promise<void> => {
      for (const { id } of await repository.listDue(db, now(), limit)) {
        // A failing job must not block the next one.
        await repository.checkLater(db, id, new Date(+now() + 120_000));
        await advance(id).catch(onError);
      }
    },
  };
}
