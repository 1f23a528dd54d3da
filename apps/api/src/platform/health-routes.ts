import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Detail } from './detail.ts';
import { AppError } from './errors.ts';

/** `/healthz`: the process answers. `/readyz`: so does everything it stands on, or what does not is named. */
export function healthRoutes(app: FastifyInstance, { database, queue, storage }: Services): void {
  app.get('/healthz', { schema: { tags: ['health'] }, logLevel: 'silent' }, () => ({ ok: true }));

  app.get('/readyz', { schema: { tags: ['health'] }, logLevel: 'silent' }, async () => {
    const details: Record<string, Detail> = {};
    await Promise.all(
      Object.entries({ database, queue, storage }).map(([name, part]) =>
        part.check().catch((cause: unknown) => {
          details[name] = { text: isFull(cause) ? 'noRoom' : 'silent' };
        }),
      ),
    );
    if (Object.keys(details).length > 0) throw new AppError('ProviderUnavailable', { details });
    return { ok: true };
  });
}

const isFull = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ENOSPC';
