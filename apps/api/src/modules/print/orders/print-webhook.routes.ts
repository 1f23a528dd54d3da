import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';

/** Larger than any webhook event of a provider. */
const bodyLimit = 1_000_000;

/**
 * Webhook events of the print provider. Answers 200 once its order is where the provider has it, and for what
 * does not concern us; any failure is answered as such, so that the provider sends it again.
 */
export function printWebhookRoutes(app: FastifyInstance, { printOrders }: Services): void {
  void app.register((scope) => {
    // The signature covers the raw bytes.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/api/print/webhooks',
      { bodyLimit, config: { rateLimit: false }, schema: { tags: ['print'], hide: true } },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) throw new AppError('BadSignature');
        await printOrders.hear(request.body, headersOf(request));
        return { received: true };
      },
    );
  });
}

const headersOf = ({ headers }: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : value,
    ]),
  );
