import type { FastifyInstance } from 'fastify';

/** Answers of calls are somebody's own: no cache on the way, nor a shared computer's disk, keeps them. */
export function noStore(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/') || reply.hasHeader('cache-control')) return;
    reply.header('cache-control', 'no-store');
  });
}
