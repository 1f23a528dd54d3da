import { pageViewBody, visits, visitsQuery } from '@tintory/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lineOf } from '../../platform/address-range.ts';
import type { Services } from '../../services.ts';
import { requireOwner } from '../users/require-owner.ts';

/** More views than a person reads. */
const rateLimit = { max: 120, timeWindow: '1 minute', keyGenerator: lineOf };

/** Do Not Track and Global Privacy Control: the browser says that its user wants not to be counted. */
const refusesCounting = ({ headers }: FastifyRequest): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';

export function pageViewRoutes(app: FastifyInstance, services: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const schema = { tags: ['page services'] };

  routes.post(
    '/api/page_views',
    {
      config: { rateLimit },
      schema: { ...schema, body: pageViewBody, response: { 204: z.null() } },
    },
    async (request, reply) => {
      if (!refusesCounting(request)) await services.pageViews.count(request.body);
      return reply.status(204).send(null);
    },
  );

  routes.get(
    '/api/owner/visits',
    {
      onRequest: requireOwner(app, services),
      // For anybody but the owner the call does not exist.
      schema: { ...schema, hide: true, querystring: visitsQuery, response: { 200: visits } },
    },
    (request) => services.pageViews.read(request.query.days),
  );
}
