import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { AppError } from './errors.ts';

/** `/healthz`: the process answers. `/readyz`: so does everything it stands on. */
export function healthRoutes(app: FastifyInstance, { database, queue, storage }: Services): void {
  app.get('/healthz', { schema: { tags: ['health'] }, logLevel: 'silent' }, () => ({ ok: true }));

  app.get('/readyz', { schema: { tags: ['health'] }, logLevel: 'silent' }, async () => {
    try {
      await Promise.all([database.check(), queue.check(), storage.check()]);
    } catch (cause) {
      throw new AppError('EngineUnavailable', { cause });
    }
    return { ok: true };
  });
}
