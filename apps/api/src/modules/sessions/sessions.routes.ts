import { loginByTokenBody, loginResult, okResult } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { authOf } from '../../platform/auth.ts';
import type { Services } from '../../services.ts';

export function sessionRoutes(app: FastifyInstance, { links, sessions }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/sessions/login_by_token',
    {
      config: { rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: { tags: ['sessions'], body: loginByTokenBody, response: { 200: loginResult } },
    },
    (request) => links.redeem(request.body.token),
  );

  routes.post(
    '/api/sessions/logout',
    { onRequest: app.requireUser, schema: { tags: ['sessions'], response: { 200: okResult } } },
    async (request) => {
      await sessions.end(authOf(request).sessionId);
      return { ok: 1 as const };
    },
  );
}
