import type { FastifyRequest } from 'fastify';
import { authOf } from '../../platform/auth.ts';

/** Who asks for what under which key. The call's name counts: two calls may have like bodies. */
export function wishOf(request: FastifyRequest) {
  const key = request.headers['idempotency-key'];
  return {
    userId: authOf(request).userId,
    key: typeof key === 'string' ? key : undefined,
    body: { call: request.routeOptions.url, body: request.body },
  };
}
