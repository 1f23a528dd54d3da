import { findTool } from '@tintory/catalog';
import { beforeRunKey, type CreateJobBody } from '@tintory/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { authOf } from '../../platform/auth.ts';
import { AppError } from '../../platform/errors.ts';
import type { Alongside } from './job-follower.ts';

/** `first` is the free preview before a paid run; `again` is an existing job. */
type Kind = 'paid' | 'first' | 'free' | 'again';

/**
 * The limit of a request. Paid runs must not wait because of previews: neither face detection nor
 * the preview before a run counts.
 */
function kindAsked({ body, params }: FastifyRequest): Kind {
  if ((params as { id?: string }).id) return 'again';
  const { tool_id: toolId, func_id: funcId, metadata } = body as CreateJobBody;
  const func = findTool(toolId)?.functions.find(({ id }) => id === funcId);
  if (func?.credits !== 0) return 'paid';
  return func.callType === 'sync' || metadata?.[beforeRunKey] === true ? 'first' : 'free';
}

const askedKey = (request: FastifyRequest) =>
  `asked ${kindAsked(request)}:${authOf(request).userId}`;

/** A retry of a free job counts as another preview. */
const freeKey = (request: FastifyRequest) =>
  `${kindAsked(request) === 'first' ? 'first' : 'free'}:${authOf(request).userId}`;

/**
 * How often somebody may start jobs, new ones and those that are there already, counted by user once
 * that is known. One pair of limits serves every route that starts jobs, or each would count anew.
 */
export function jobLimits(app: FastifyInstance, config: Config) {
  const timeWindow = '1 minute';
  const { FREE_JOBS_PER_MINUTE: free, REQUESTS_PER_MINUTE: all } = config;
  const count = app.createRateLimit({ max: free, timeWindow, keyGenerator: freeKey });
  return {
    /** Every request, also one that is refused: as often as anything else may be asked for. */
    preHandler: app.rateLimit({ max: all, timeWindow, keyGenerator: askedKey }),

    /** Only free jobs that really start count. Throws when there are too many. */
    admit:
      (request: FastifyRequest): Alongside =>
      async (_tx, { credits }) => {
        if (credits > 0) return;
        const counted = await count(request);
        if (counted.isAllowed || !counted.isExceeded) return;
        throw new AppError('TooManyRequests', { retryAfterSeconds: counted.ttlInSeconds });
      },
  };
}
