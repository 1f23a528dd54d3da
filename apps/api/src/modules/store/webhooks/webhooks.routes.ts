import { ValidationErrorReason, WebhookType } from '@shopify/shopify-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import type { Services } from '../../../services.ts';
import type { Shopify } from '../client/shopify-client.ts';
import type { StoreEvent } from './store-events.service.ts';

/** Larger than any event that is subscribed to. */
const bodyLimit = 1_000_000;
const url = '/api/shopify/webhooks';
const schema = { tags: ['store'], hide: true };

/** Webhook events of stores: answered as soon as it is safe, worked on afterwards. */
export function webhookRoutes(app: FastifyInstance, { store }: Services): void {
  void app.register((scope) => {
    // The signature covers the raw bytes, whatever their content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const config = { rateLimit: false as const };
    scope.post(url, { bodyLimit, config, schema }, async (request) => {
      await store.events.receive(await readEvent(store.shopify, request));
      return { received: true };
    });
    scope.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url,
      schema,
      handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
    });
  });
}

/** @throws AppError `BadSignature` for what the store did not sign, `InvalidInput` without a header */
async function readEvent(shopify: Shopify, request: FastifyRequest): Promise<StoreEvent> {
  const rawBody = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  const read = await shopify.webhooks.validate({ rawBody, rawRequest: request.raw });
  if (!read.valid) {
    if (read.reason === ValidationErrorReason.InvalidHmac) throw new AppError('BadSignature');
    throw new AppError('InvalidInput', { details: { webhook: String(read.reason) } });
  }
  const eventId = read.webhookType === WebhookType.Webhooks ? read.eventId : undefined;
  return {
    id: eventId ?? read.webhookId,
    topic: topicOf(request),
    shop: read.domain,
  };
}

/** As the store writes it; the library changes its shape. */
const topicOf = ({ headers }: FastifyRequest): string => String(headers['x-shopify-topic'] ?? '');
