import { Readable } from 'node:stream';
import {
  creditUsage,
  exportEntriesQuery,
  ledgerEntryPage,
  listEntriesQuery,
  usageQuery,
} from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { authOf } from '../../platform/auth.ts';
import { pageInfo } from '../../platform/page-info.ts';
import type { Services } from '../../services.ts';
import { listDays, listEntries } from './entries.repository.ts';
import { entryLines } from './entries-csv.ts';
import { viewEntry } from './entry-view.ts';

const dayMs = 86_400_000;

export function creditRoutes(app: FastifyInstance, { database, now }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { db } = database;
  const tags = ['credits'];
  const onRequest = app.requireUser;

  routes.get(
    '/api/credits/entries',
    {
      onRequest,
      schema: { tags, querystring: listEntriesQuery, response: { 200: ledgerEntryPage } },
    },
    async (request) => {
      const { page, limit, sort, ...filter } = request.query;
      const newestFirst = sort === '-created_at';
      const part = { limit, offset: (page - 1) * limit, newestFirst };
      const { rows, total } = await listEntries(db, authOf(request).userId, filter, part);
      return { rows: rows.map(viewEntry), pageInfo: pageInfo(page, limit, total) };
    },
  );

  routes.get(
    '/api/credits/entries.csv',
    { onRequest, schema: { tags, querystring: exportEntriesQuery } },
    (request, reply) =>
      reply
        .header('content-disposition', 'attachment; filename="credits.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(entryLines(db, authOf(request).userId, request.query))),
  );

  routes.get(
    '/api/credits/usage',
    { onRequest, schema: { tags, querystring: usageQuery, response: { 200: creditUsage } } },
    async (request) => {
      const since = new Date(+now() - (request.query.days - 1) * dayMs).toISOString().slice(0, 10);
      return { rows: await listDays(db, authOf(request).userId, since) };
    },
  );
}
