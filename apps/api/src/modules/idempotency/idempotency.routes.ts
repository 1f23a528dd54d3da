import { keyedOutcome, type KeyedOutcome } from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../platform/auth.ts';
import { AppError } from '../../platform/errors.ts';
import { languageOf } from '../../platform/language.ts';
import type { Services } from '../../services.ts';
import { viewJob } from '../jobs/job-view.ts';
import { findLiveKey, isUnderWay } from './idempotency.service.ts';

const params = z.object({ key: z.string().min(8).max(200) });
const underWay: KeyedOutcome = { done: false, answer: null };

/** Answers the outcome of a call by its key, after a lost answer. */
export function idempotencyRoutes(app: FastifyInstance, services: Services): void {
  const { batchReader, database, jobs, now, uploads } = services;

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/idempotency/:key',
    {
      onRequest: app.requireUser,
      schema: { tags: ['idempotency'], params, response: { 200: keyedOutcome } },
    },
    async (request): Promise<KeyedOutcome> => {
      const { userId } = authOf(request);
      const known = await findLiveKey(database.db, userId, request.params.key, now());
      if (known?.answer) return { done: true, answer: known.answer as KeyedOutcome['answer'] };
      if (known && isUnderWay(known, now())) return underWay;
      if (!known?.madeId) throw new AppError('NotFound');
      const job = await jobs.find(userId, known.madeId);
      // The caller of a synchronous job waits for its end.
      if (job && job.callType === 'sync' && job.finishedAt === null) return underWay;
      const answer = job
        ? await viewJob(job, uploads, languageOf(request))
        : await batchReader.find(userId, known.madeId);
      if (!answer) throw new AppError('Conflict');
      return { done: true, answer };
    },
  );
}
