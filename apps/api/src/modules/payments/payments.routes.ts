import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';

/** Larger than any event of the provider. */
const bodyLimit = 1_000_000;

/**
 * Webhook events of the payment provider. Answers 200 once everything it is about is in the books, and for
 * what does not concern us; any failure answers 500, so that the provider sends it again.
 */
export function paymentRoutes(
  app: FastifyInstance,
  { payments, bills, printOrders }: Services,
): void {
  void app.register((scope) => {
    // The signature covers the raw bytes.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/api/stripe/webhook',
      { bodyLimit, config: { rateLimit: false }, schema: { tags: ['plans'], hide: true } },
      async (request) => {
        const signature = request.headers['stripe-signature'];
        if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) {
          throw new AppError('BadSignature');
        }
        const topics = payments.readWebhook(request.body, signature);
        for (const { kind, id } of topics) {
          if (kind === 'order') await printOrders.syncPayment(id);
          else await bills.sync({ kind, id });
          if (kind === 'payment') await printOrders.syncReversal(id);
        }
        return { received: true };
      },
    );
  });
}
