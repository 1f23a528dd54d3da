import {
  acceptBatchItemsBody,
  addBatchItemsBody,
  batch,
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

const params = z.object({ id: z.uuid() });
const tags = ['batches'];
const one = { tags, params, response: { 200: batch } };

/** Fifty items with the longest names and addresses they may have. */
const bodyLimit = 1_000_000;

const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

export function batchRoutes(app: FastifyInstance, services: Services): void {
  createRoutes(app, services);
  readRoutes(app, services);
  stopRoutes(app, services);
  spendRoutes(app, services);
}

function createRoutes(app: FastifyInstance, { batches, toolIds }: Services): void {
  const guarded = { onRequest: app.requireUser, bodyLimit };

  typed(app).post(
    '/api/batches',
    {
      ...guarded,
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

  typed(app).post(
    '/api/batches/:id/items',
    { ...guarded, schema: { ...one, body: addBatchItemsBody } },
    (request) => batches.add(authOf(request).userId, request.params.id, request.body),
  );
}

function readRoutes(app: FastifyInstance, { batchReader }: Services): void {
  const guarded = { onRequest: app.requireUser };

  typed(app).get(
    '/api/batches',
    { ...guarded, schema: { tags, querystring: listBatchesQuery, response: { 200: batchPage } } },
    async (request) => {
      const { page, limit } = request.query;
      const { rows, total } = await batchReader.list(authOf(request).userId, { page, limit });
      return { rows, pageInfo: pageInfo(page, limit, total) };
    },
  );

  typed(app).get('/api/batches/:id', { ...guarded, schema: one }, (request) =>
    batchReader.read(authOf(request).userId, request.params.id),
  );

  typed(app).get(
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
}

function stopRoutes(app: FastifyInstance, { batches }: Services): void {
  const guarded = { onRequest: app.requireUser };

  for (const action of ['pause', 'cancel'] as const) {
    typed(app).post(`/api/batches/:id/${action}`, { ...guarded, schema: one }, (request) =>
      batches[action](authOf(request).userId, request.params.id),
    );
  }

  typed(app).delete(
    '/api/batches/:id',
    { ...guarded, schema: { tags, params, response: { 200: okResult } } },
    async (request) => {
      await batches.remove(authOf(request).userId, request.params.id);
      return { ok: 1 as const };
    },
  );
}

function spendRoutes(app: FastifyInstance, { batches }: Services): void {
  const guarded = { onRequest: app.requireUser };
  const schema = { ...one, headers: idempotencyHeaders };

  for (const action of ['resume', 'retry'] as const) {
    typed(app).post(`/api/batches/:id/${action}`, { ...guarded, schema }, (request) => {
      const key = request.headers['idempotency-key'];
      return batches[action](authOf(request).userId, request.params.id, key);
    });
  }

  typed(app).post(
    '/api/batches/:id/accept',
    { ...guarded, schema: { ...schema, body: acceptBatchItemsBody } },
    (request) => {
      const key = request.headers['idempotency-key'];
      const { userId } = authOf(request);
      return batches.accept(userId, request.params.id, request.body.item_ids, key);
    },
  );
}
