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
import type { CreateOutcome } from './enqueue-job.ts';
import type { JobRow } from './jobs.repository.ts';

const params = z.object({ id: z.uuid() });
const tags = ['jobs'];
const one = { tags, params, response: { 200: job } };
const jobOrShortfall = z.union([noSubscribeBody, job]);

/** Strokes are long lists of points; no other input needs this much. */
const bodyLimit = 4_000_000;

const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

export function jobRoutes(app: FastifyInstance, services: Services): void {
  startRoutes(app, services);
  readRoutes(app, services);
  changeRoutes(app, services);
}

const showJob =
  ({ uploads }: Services) =>
  (request: FastifyRequest, row: JobRow) =>
    viewJob(row, uploads, languageOf(request));

/** Calls that may start something, and answer what is missing to pay for it. */
function startRoutes(app: FastifyInstance, services: Services): void {
  const { jobs, toolIds } = services;
  const show = showJob(services);
  const { preHandler, admit } = jobLimits(app, services.config);
  // The limit by address is off in tests, which share one.
  const config = { rateLimit: false as const };
  const starting = { onRequest: app.requireUser, config, preHandler };
  const schema = { tags, headers: idempotencyHeaders, response: { 200: jobOrShortfall } };

  async function answer(request: FastifyRequest, outcome: CreateOutcome) {
    if (outcome.ok) return show(request, outcome.job);
    const { required, balance } = outcome;
    const message = await errorMessage(languageOf(request), 'NoSubscribe');
    return { code: 'NoSubscribe' as const, message, required, balance };
  }

  typed(app).post(
    '/api/jobs',
    { ...starting, bodyLimit, schema: { ...schema, body: createJobBody(toolIds) } },
    async (request) => {
      const key = request.headers['idempotency-key'];
      const { userId } = authOf(request);
      const part = { alongside: admit(request) };
      return answer(request, await jobs.create(userId, request.body, key, part));
    },
  );

  typed(app).post(
    '/api/jobs/:id/retry',
    { ...starting, schema: { ...schema, params } },
    async (request) => {
      const { userId } = authOf(request);
      const options = { admit: admit(request), key: request.headers['idempotency-key'] };
      return answer(request, await jobs.retry(userId, request.params.id, options));
    },
  );
}

function readRoutes(app: FastifyInstance, services: Services): void {
  const { jobs } = services;
  const show = showJob(services);
  const guarded = { onRequest: app.requireUser };

  typed(app).get(
    '/api/jobs',
    { ...guarded, schema: { tags, querystring: listJobsQuery, response: { 200: jobPage } } },
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

  typed(app).get('/api/jobs/:id', { ...guarded, schema: one }, async (request) =>
    show(request, await jobs.read(authOf(request).userId, request.params.id)),
  );
}

function changeRoutes(app: FastifyInstance, services: Services): void {
  const { jobs } = services;
  const show = showJob(services);
  const guarded = { onRequest: app.requireUser };

  typed(app).post('/api/jobs/:id/cancel', { ...guarded, schema: one }, async (request) =>
    show(request, await jobs.cancel(authOf(request).userId, request.params.id)),
  );

  typed(app).post(
    '/api/jobs/:id/favourite',
    { ...guarded, schema: { ...one, body: favouriteBody } },
    async (request) => {
      const { userId } = authOf(request);
      const { favourite } = request.body;
      return show(request, await jobs.markFavourite(userId, request.params.id, favourite));
    },
  );

  typed(app).delete(
    '/api/jobs/:id',
    { ...guarded, schema: { tags, params, response: { 200: okResult } } },
    async (request) => {
      await jobs.remove(authOf(request).userId, request.params.id);
      return { ok: 1 as const };
    },
  );
}
