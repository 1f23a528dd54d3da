import { batchArchive } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../platform/auth.ts';
import { languageOf } from '../../platform/language.ts';
import type { Services } from '../../services.ts';
import { contentDisposition } from '../uploads/file-name.ts';

const params = z.object({ id: z.uuid() });
const archiveQuery = z.object({ terms: z.string().max(4_000) });

/** The address of a ZIP, and the ZIP itself, which needs no session. */
export function batchArchiveRoutes(app: FastifyInstance, { batchArchives }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/batches/:id/archive',
    {
      onRequest: app.requireUser,
      schema: { tags: ['batches'], params, response: { 200: batchArchive } },
    },
    (request) => {
      const { userId } = authOf(request);
      return batchArchives.link(userId, request.params.id, languageOf(request));
    },
  );

  routes.get(
    '/api/batches/:id/archive',
    { schema: { hide: true, params, querystring: archiveQuery } },
    async (request, reply) => {
      const { fileName, zip } = await batchArchives.open(request.params.id, request.query.terms);
      return reply
        .header('content-disposition', contentDisposition('attachment', fileName))
        .header('cache-control', 'no-store')
        .type('application/zip')
        .send(zip);
    },
  );
}
