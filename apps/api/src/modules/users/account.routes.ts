import {
  deleteAccountBody,
  okResult,
  setPasswordBody,
  updateProfileBody,
  user,
} from '@tintory/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { lineOf } from '../../platform/address-range.ts';
import { authOf } from '../../platform/auth.ts';
import type { Services } from '../../services.ts';
import { exportAccount } from './account-export.ts';
import { readProfile, renameUser } from './users.service.ts';

const tags = ['users'];
const ok = { ok: 1 as const };

/** An export is expensive. */
const rarely = {
  max: 4,
  timeWindow: '1 hour',
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) => `export:${authOf(request).userId}`,
} as const;

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { account, database, passwords } = services;
  const { db } = database;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = app.requireUser;

  routes.post(
    '/api/users/profile',
    { onRequest, schema: { tags, body: updateProfileBody, response: { 200: user } } },
    async (request) => {
      const { userId } = authOf(request);
      await renameUser(db, userId, request.body.name);
      return readProfile(db, userId);
    },
  );

  routes.post(
    '/api/users/password',
    { onRequest, schema: { tags, body: setPasswordBody, response: { 200: okResult } } },
    async (request) => {
      await passwords.set(authOf(request), lineOf(request), request.body);
      return ok;
    },
  );

  routes.get(
    '/api/users/export',
    { onRequest, config: { rateLimit: rarely }, schema: { tags } },
    async (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="tintory-account.zip"')
        .type('application/zip')
        .send(await exportAccount({ ...services, db }, authOf(request))),
  );

  routes.post(
    '/api/users/delete',
    { onRequest, schema: { tags, body: deleteAccountBody, response: { 200: okResult } } },
    async (request) => {
      await account.remove(authOf(request).userId, request.body.email);
      return ok;
    },
  );
}
