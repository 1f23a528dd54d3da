import { loginResult, signupByLinkBody, signupByLinkResult, user } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { lineOf } from '../../platform/address-range.ts';
import { authOf } from '../../platform/auth.ts';
import { bearerOf } from '../../platform/bearer.ts';
import { languageOf } from '../../platform/language.ts';
import type { Services } from '../../services.ts';
import { readProfile } from './users.service.ts';

export function userRoutes(app: FastifyInstance, { database, links, sessions }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/users/profile',
    { onRequest: app.requireUser, schema: { tags: ['users'], response: { 200: user } } },
    (request) => readProfile(database.db, authOf(request).userId),
  );

  routes.post(
    '/api/users/signup_by_link',
    { schema: { tags: ['users'], body: signupByLinkBody, response: { 200: signupByLinkResult } } },
    async (request) => {
      await links.request({ ...request.body, ip: lineOf(request), language: languageOf(request) });
      return { ok: 1 as const };
    },
  );

  routes.post(
    '/api/users/refresh_token',
    { schema: { tags: ['users'], response: { 200: loginResult } } },
    (request) => sessions.refresh(bearerOf(request)),
  );
}
