import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { AppError } from './errors.ts';

/** The caller of a request, from the verified token alone. */
export type Auth = { userId: string; sessionId: string };

declare module 'fastify' {
  interface FastifyRequest {
    auth: Auth | null;
  }
  interface FastifyInstance {
    /** Lets only requests with a live session pass; refuses the others with `Unauthorized`. */
    requireUser: onRequestAsyncHookHandler;
  }
}

/** The signed-in user of a route guarded by `requireUser`. */
export function authOf(request: FastifyRequest): Auth {
  if (!request.auth) throw new AppError('Unauthorized');
  return request.auth;
}
