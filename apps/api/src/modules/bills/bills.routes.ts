import { billPage, listBillsQuery, type Bill } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { authOf } from '../../platform/auth.ts';
import { pageInfo } from '../../platform/page-info.ts';
import type { Services } from '../../services.ts';
import type { BillRow } from './bills.repository.ts';

export function billRoutes(app: FastifyInstance, { bills }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/bills',
    {
      onRequest: app.requireUser,
      schema: { tags: ['bills'], querystring: listBillsQuery, response: { 200: billPage } },
    },
    async (request) => {
      const { page, limit, sort } = request.query;
      const part = { limit, offset: (page - 1) * limit, newestFirst: sort === '-created_at' };
      const { rows, total } = await bills.list(authOf(request).userId, part);
      return { rows: rows.map(viewBill), pageInfo: pageInfo(page, limit, total) };
    },
  );
}

const viewBill = (row: BillRow): Bill => ({
  id: row.id,
  kind: row.kind,
  plan_id: row.planId,
  amount: row.amount,
  currency: row.currency,
  credits: row.credits,
  status: row.status,
  invoice_url: row.invoiceUrl,
  created_at: row.createdAt.toISOString(),
});
