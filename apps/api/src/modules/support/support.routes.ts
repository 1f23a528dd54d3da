import { okResult, supportMessageBody, supportRules } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { lineOf } from '../../platform/address-range.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';

export function supportRoutes(app: FastifyInstance, { support }: Services): void {
  const count = app.createRateLimit({
    max: supportRules.perHour,
    timeWindow: '1 hour',
    keyGenerator: (request) => `support:${lineOf(request)}`,
  });

  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/support/messages',
    {
      schema: {
        tags: ['page services'],
        body: supportMessageBody,
        response: { 200: okResult },
      },
    },
    async (request) => {
      // Counted here, so that an invalid message does not count.
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw new AppError('TooManyRequests', { retryAfterSeconds: counted.ttlInSeconds });
      }
      await support.ask(request.body);
      return { ok: 1 as const };
    },
  );
}
