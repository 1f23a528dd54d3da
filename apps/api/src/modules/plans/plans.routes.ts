import {
  paymentPage,
  plan,
  planList,
  portalBody,
  readPlansQuery,
  subscribeBody,
} from '@tintory/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../platform/auth.ts';
import type { Services } from '../../services.ts';
import { idempotencyHeaders } from '../idempotency/idempotency.service.ts';
import { wishOf } from '../idempotency/wish-of.ts';
import { readProfile } from '../users/users.service.ts';

/** Each call asks the provider for a page: nobody needs many. Counted by user, once that is known. */
const rateLimit = {
  max: 30,
  timeWindow: '1 minute',
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) => `plans:${authOf(request).userId}`,
} as const;

export function planRoutes(app: FastifyInstance, services: Services): void {
  const { answerOnce, config, plans, database } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['plans'];

  routes.get(
    '/api/plans',
    {
      schema: {
        tags,
        querystring: readPlansQuery,
        response: { 200: z.union([planList, plan]) },
      },
    },
    (request) => (request.query.id === undefined ? plans.list() : plans.read(request.query.id)),
  );

  routes.post(
    '/api/plans',
    {
      onRequest: app.requireUser,
      config: { rateLimit },
      schema: {
        tags,
        headers: idempotencyHeaders,
        body: subscribeBody,
        response: { 200: paymentPage },
      },
    },
    (request) =>
      answerOnce(wishOf(request), async () => {
        const buyer = await readProfile(database.db, authOf(request).userId);
        return { url: await plans.subscribe(buyer, request.body) };
      }),
  );

  routes.post(
    '/api/plans/portal',
    {
      onRequest: app.requireUser,
      config: { rateLimit },
      schema: { tags, body: portalBody, response: { 200: paymentPage } },
    },
    async (request) => {
      const buyer = await readProfile(database.db, authOf(request).userId);
      const { return_url: returnUrl = `${config.WEB_ORIGIN}/account/plan` } = request.body ?? {};
      return { url: await plans.portal(buyer, returnUrl) };
    },
  );
}
