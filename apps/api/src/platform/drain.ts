import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to close: readiness then fails. */
    isDraining: boolean;
    /**
     * Drains the server before it closes. For so many seconds requests are answered and each
     * connection is closed with its next answer; then running ones are waited for.
     */
    drain(seconds: number): Promise<void>;
  }
}

/** Longer than a synchronous job may take. */
const mostMs = 30_000;
const tickMs = 50;

export function allowDraining(app: FastifyInstance): void {
  const underWay = new Set<FastifyRequest>();
  app.decorate('isDraining', false);
  app.addHook('onRequest', async (request) => {
    if (!request.ws) underWay.add(request);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (app.isDraining) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request) => {
    underWay.delete(request);
  });
  app.addHook('onRequestAbort', async (request) => {
    underWay.delete(request);
  });
  app.decorate('drain', async (seconds) => {
    app.isDraining = true;
    await sleep(seconds * 1_000);
    const end = Date.now() + mostMs;
    while (underWay.size > 0 && Date.now() < end) await sleep(tickMs);
  });
}
