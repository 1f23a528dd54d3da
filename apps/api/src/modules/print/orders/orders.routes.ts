import {
  createPrintOrderBody,
  listPrintOrdersQuery,
  payPrintOrderBody,
  paymentPage,
  printOrder,
  printOrderPage,
} from '@tintory/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../../platform/auth.ts';
import { languageOf } from '../../../platform/language.ts';
import { pageInfo } from '../../../platform/page-info.ts';
import type { Services } from '../../../services.ts';
import { idempotencyHeaders } from '../../idempotency/idempotency.service.ts';
import { wishOf } from '../../idempotency/wish-of.ts';
import { readProfile } from '../../users/users.service.ts';

/** Each call asks two providers: nobody needs many. Counted by user, once that is known. */
const rateLimit = {
  max: 30,
  timeWindow: '1 minute',
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) => `print-orders:${authOf(request).userId}`,
} as const;

const params = z.object({ id: z.string().max(60) });
const tags = ['print'];

export function printOrderRoutes(app: FastifyInstance, services: Services): void {
  const { answerOnce, database, printOrders: orders } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/print/orders',
    {
      onRequest: app.requireUser,
      config: { rateLimit },
      schema: {
        ...{ tags, headers: idempotencyHeaders },
        ...{ body: createPrintOrderBody, response: { 200: paymentPage } },
      },
    },
    (request) =>
      answerOnce(wishOf(request), async () => {
        const buyer = await readProfile(database.db, authOf(request).userId);
        return { url: await orders.create(buyer, request.body, languageOf(request)) };
      }),
  );

  routes.get(
    '/api/print/orders',
    {
      onRequest: app.requireUser,
      schema: { tags, querystring: listPrintOrdersQuery, response: { 200: printOrderPage } },
    },
    async (request) => {
      const { page, limit } = request.query;
      const part = { limit, offset: (page - 1) * limit };
      const { rows, total } = await orders.list(authOf(request).userId, part, languageOf(request));
      return { rows, pageInfo: pageInfo(page, limit, total) };
    },
  );

  const one = { tags, params, response: { 200: printOrder } };
  routes.get('/api/print/orders/:id', { onRequest: app.requireUser, schema: one }, (request) =>
    orders.read(authOf(request).userId, request.params.id, languageOf(request)),
  );
  routes.post(
    '/api/print/orders/:id/pay',
    {
      onRequest: app.requireUser,
      config: { rateLimit },
      schema: {
        ...{ tags, params, headers: idempotencyHeaders },
        ...{ body: payPrintOrderBody, response: { 200: paymentPage } },
      },
    },
    (request) =>
      answerOnce(wishOf(request), async () => {
        const buyer = await readProfile(database.db, authOf(request).userId);
        const { body, params: of } = request;
        return { url: await orders.pay(buyer, of.id, body, languageOf(request)) };
      }),
  );
  routes.post(
    '/api/print/orders/:id/cancel',
    { onRequest: app.requireUser, config: { rateLimit }, schema: one },
    (request) => orders.cancel(authOf(request).userId, request.params.id, languageOf(request)),
  );
}
