import { ledgerEntryPage, listEntriesQuery } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { authOf } from '../../platform/auth.ts';
import { pageInfo } from '../../platform/page-info.ts';
import type { Services } from '../../services.ts';
import { listEntries } from './credits.repository.ts';

export function creditRoutes(app: FastifyInstance, { database }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/credits/entries',
    {
      onRequest: app.requireUser,
      schema: {
        tags: ['credits'],
        querystring: listEntriesQuery,
        response: { 200: ledgerEntryPage },
      },
    },
    async (request) => {
      const { page, limit, sort } = request.query;
      const newestFirst = sort === '-created_at';
      const part = { limit, offset: (page - 1) * limit, newestFirst };
      const { rows, total } = await listEntries(database.db, authOf(request).userId, part);
      return {
        rows: rows.map((row) => ({
          id: row.id,
          kind: row.kind,
          amount: row.amount,
          grant_id: row.grantId,
          job_id: row.jobId,
          tool_id: row.toolId,
          created_at: row.createdAt.toISOString(),
        })),
        pageInfo: pageInfo(page, limit, total),
      };
    },
  );
}
