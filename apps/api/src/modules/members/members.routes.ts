import { member } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { authOf } from '../../platform/auth.ts';
import type { Services } from '../../services.ts';
import { readMember } from './members.service.ts';

export function memberRoutes(
  app: FastifyInstance,
  { database, subscriptions, now }: Services,
): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      '/api/members/current',
      { onRequest: app.requireUser, schema: { tags: ['members'], response: { 200: member } } },
      (request) => readMember(database.db, subscriptions, authOf(request).userId, now()),
    );
}
