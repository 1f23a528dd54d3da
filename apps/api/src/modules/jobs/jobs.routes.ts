import {
  createJobBody,
  favouriteBody,
  job,
  jobPage,
  listJobsQuery,
  noSubscribeBody,
  okResult,
} from '@tintory/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../platform/auth.ts';
import { languageOf } from '../../platform/language.ts';
import { errorMessage } from '../../platform/messages.ts';
import { pageInfo } from '../../platform/page-info.ts';
import type { Services } from '../../services.ts';
import { idempotencyHeaders } from '../idempotency/idempotency.service.ts';
import { jobLimits } from './free-limit.ts';
import { viewJob } from './job-view.ts';
import { toolsCalled } from './tools-called.ts';
import type { CreateOutcome } from './job-starter.ts';
import type { JobRow } from './jobs.repository.ts';

const params = z.object({ id: z.uuid() });
const jobOrShortfall = z.union([noSubscribeBody, job]);

/** Strokes are long lists of points; nothing else in a request needs this much. */
const bodyLimit = 4_000_000;

export function jobRoutes(app: FastifyInstance, services: Services): void {
  const { jobs, uploads } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const guarded = { onRequest: app.requireUser };
  const { preHandler, admit } = jobLimits(app, services.config);
  // The limit by address is off here: the first that ran would be the only one.
  const starting = {
    ...guarded,
    config: { rateLimit: false as const },
    preHandler,
  };
  const schema = { tags: ['jobs'] };

  const show = (request: FastifyRequest, row: JobRow) => viewJob(row, uploads, languageOf(request));

  async function answer(request: FastifyRequest, outcome: CreateOutcome) {
    if (outcome.ok) return show(request, outcome.job);
    const { required, balance } = outcome;
    const message = await errorMessage(languageOf(request), 'NoSubscribe');
    return { code: 'NoSubscribe' as const, message, required, balance };
  }

  routes.post(
    '/api/jobs',
    {
      ...starting,
      bodyLimit,
      schema: {
        ...schema,
        headers: idempotencyHeaders,
        body: createJobBody(services.toolIds),
        response: { 200: jobOrShortfall },
      },
    },
    async (request) => {
      const key = request.headers['idempotency-key'];
      const { userId } = authOf(request);
      const part = { alongside: admit(request) };
      return answer(request, await jobs.create(userId, request.body, key, part));
    },
  );

  routes.get(
    '/api/jobs',
    { ...guarded, schema: { ...schema, querystring: listJobsQuery, response: { 200: jobPage } } },
    async (request) => {
      const { page, limit, q } = request.query;
      const words = q ? { text: q, toolIds: await toolsCalled(q, languageOf(request)) } : undefined;
      const query = { ...request.query, words };
      const { rows, total } = await jobs.list(authOf(request).userId, query);
      return {
        rows: await Promise.all(rows.map((row) => show(request, row))),
        pageInfo: pageInfo(page, limit, total),
      };
    },
  );

  routes.get(
    '/api/jobs/:id',
    { ...guarded, schema: { ...schema, params, response: { 200: job } } },
    async (request) => show(request, await jobs.read(authOf(request).userId, request.params.id)),
  );

  routes.post(
    '/api/jobs/:id/cancel',
    { ...guarded, schema: { ...schema, params, response: { 200: job } } },
    async (request) => show(request, await jobs.cancel(authOf(request).userId, request.params.id)),
  );

  routes.post(
    '/api/jobs/:id/retry',
    {
      ...starting,
      schema: {
        ...schema,
        headers: idempotencyHeaders,
        params,
        response: { 200: jobOrShortfall },
      },
    },
    async (request) => {
      const { userId } = authOf(request);
      const options = { admit: admit(request), key: request.headers['idempotency-key'] };
      return answer(request, await jobs.retry(userId, request.params.id, options));
    },
  );

  routes.post(
    '/api/jobs/:id/favourite',
    {
      ...guarded,
      schema: { ...schema, params, body: favouriteBody, response: { 200: job } },
    },
    async (request) => {
      const { userId } = authOf(request);
      const { favourite } = request.body;
      return show(request, await jobs.markFavourite(userId, request.params.id, favourite));
    },
  );

  routes.delete(
    '/api/jobs/:id',
    { ...guarded, schema: { ...schema, params, response: { 200: okResult } } },
    async (request) => {
      await jobs.remove(authOf(request).userId, request.params.id);
      return { ok: 1 as const };
    },
  );
}
