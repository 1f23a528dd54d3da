import type { FastifyInstance } from 'fastify';

/** Answers are private: neither proxies nor a shared computer's disk may cache them. */
export function noStore(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/') || reply.hasHeader('cache-control')) return;
    reply.header('cache-control', 'no-store');
  });
}
