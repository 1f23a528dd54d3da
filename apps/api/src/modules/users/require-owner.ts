import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { authOf } from '../../platform/auth.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { readContact } from './users.service.ts';

/** Lets requests of `OWNER_EMAILS` pass; everybody else gets 404. */
export function requireOwner(
  app: FastifyInstance,
  { config, database }: Services,
): onRequestAsyncHookHandler {
  return async function (this: FastifyInstance, request, reply) {
    try {
      await app.requireUser.call(this, request, reply);
    } catch (cause) {
      throw new AppError('NotFound', { cause });
    }
    if (!(await isOwner(request))) throw new AppError('NotFound');
  };

  async function isOwner(request: FastifyRequest): Promise<boolean> {
    const contact = await readContact(database.db, authOf(request).userId);
    const email = contact?.email;
    return typeof email === 'string' && config.OWNER_EMAILS.includes(email);
  }
}
