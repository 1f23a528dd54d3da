import {
  acceptBatchItemsBody,
  addBatchItemsBody,
  batch,
  batchArchive,
  batchItemPage,
  batchPage,
  createBatchBody,
  listBatchesQuery,
  listBatchItemsQuery,
  okResult,
} from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../platform/auth.ts';
import { languageOf } from '../../platform/language.ts';
import { pageInfo } from '../../platform/page-info.ts';
import type { Services } from '../../services.ts';
import { idempotencyHeaders } from '../idempotency/idempotency.service.ts';
import { contentDisposition } from '../uploads/file-name.ts';

const params = z.object({ id: z.uuid() });
const archiveQuery = z.object({ terms: z.string().max(4_000) });

/** Fifty items with the longest names and addresses they may have. */
const bodyLimit = 1_000_000;

export function batchRoutes(
  app: FastifyInstance,
  { batches, batchReader, toolIds }: Services,
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const guarded = { onRequest: app.requireUser };
  const tags = ['batches'];
  const one = { tags, params, response: { 200: batch } };

  routes.post(
    '/api/batches',
    {
      ...guarded,
      bodyLimit,
      schema: {
        tags,
        headers: idempotencyHeaders,
        body: createBatchBody(toolIds),
        response: { 200: batch },
      },
    },
    (request) => {
      const key = request.headers['idempotency-key'];
      return batches.create(authOf(request).userId, request.body, key);
    },
  );

  routes.post(
    '/api/batches/:id/items',
    { ...guarded, bodyLimit, schema: { ...one, body: addBatchItemsBody } },
    (request) => batches.add(authOf(request).userId, request.params.id, request.body),
  );

  routes.get(
    '/api/batches',
    { ...guarded, schema: { tags, querystring: listBatchesQuery, response: { 200: batchPage } } },
    async (request) => {
      const { page, limit } = request.query;
      const { rows, total } = await batchReader.list(authOf(request).userId, { page, limit });
      return { rows, pageInfo: pageInfo(page, limit, total) };
    },
  );

  routes.get('/api/batches/:id', { ...guarded, schema: one }, (request) =>
    batchReader.read(authOf(request).userId, request.params.id),
  );

  routes.get(
    '/api/batches/:id/items',
    {
      ...guarded,
      schema: { tags, params, querystring: listBatchItemsQuery, response: { 200: batchItemPage } },
    },
    (request) => {
      const { userId } = authOf(request);
      return batchReader.listItems(userId, request.params.id, request.query, languageOf(request));
    },
  );

  for (const action of ['pause', 'cancel'] as const) {
    routes.post(`/api/batches/:id/${action}`, { ...guarded, schema: one }, (request) =>
      batches[action](authOf(request).userId, request.params.id),
    );
  }

  const spending = { ...one, headers: idempotencyHeaders };
  for (const action of ['resume', 'retry'] as const) {
    routes.post(`/api/batches/:id/${action}`, { ...guarded, schema: spending }, (request) => {
      const key = request.headers['idempotency-key'];
      return batches[action](authOf(request).userId, request.params.id, key);
    });
  }

  routes.post(
    '/api/batches/:id/accept',
    { ...guarded, schema: { ...spending, body: acceptBatchItemsBody } },
    (request) => {
      const key = request.headers['idempotency-key'];
      const { userId } = authOf(request);
      return batches.accept(userId, request.params.id, request.body.item_ids, key);
    },
  );

  routes.delete(
    '/api/batches/:id',
    { ...guarded, schema: { tags, params, response: { 200: okResult } } },
    async (request) => {
      await batches.remove(authOf(request).userId, request.params.id);
      return { ok: 1 as const };
    },
  );
}

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
