import type { FastifyRequest } from 'fastify';
import { authOf } from '../../platform/auth.ts';

/**
 * Who sends what under which key. The call's name is included, because two calls may have equal
 * bodies.
 */
export function wishOf(request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  return {
    userId: authOf(request).userId,
    key: typeof key === 'string' ? key : undefined,
    body: { call: request.routeOptions.url, body: request.body },
  };
}
