import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Detail } from './detail.ts';
import { AppError, isDiskFull } from './errors.ts';
import { inTime } from './in-time.ts';

/** Load balancers ask every few seconds: a part that answers later than this counts as down. */
const deadlineMs = 2_000;

/** `/healthz`: the process answers. `/readyz`: so does everything it stands on, or what does not is named. */
export function healthRoutes(app: FastifyInstance, { database, queue, storage }: Services): void {
  app.get('/healthz', { schema: { tags: ['health'] }, logLevel: 'silent' }, () => ({ ok: true }));

  app.get('/readyz', { schema: { tags: ['health'] }, logLevel: 'silent' }, async () => {
    if (app.isDraining) throw new AppError('ProviderUnavailable');
    const details: Record<string, Detail> = {};
    await Promise.all(
      Object.entries({ database, queue, storage }).map(([name, part]) =>
        inTime((signal) => part.check(signal), deadlineMs).catch((cause: unknown) => {
          details[name] = { text: isDiskFull(cause) ? 'noRoom' : 'silent' };
        }),
      ),
    );
    if (Object.keys(details).length > 0) throw new AppError('ProviderUnavailable', { details });
    return { ok: true };
  });
}
