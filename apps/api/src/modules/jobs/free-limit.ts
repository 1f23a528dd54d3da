import { findTool } from '@tintory/catalog';
import type { CreateJobBody } from '@tintory/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { authOf } from '../../platform/auth.ts';

type Limits = Pick<Config, 'FREE_JOBS_PER_MINUTE' | 'REQUESTS_PER_MINUTE'>;

/** Whether a request asks for what costs nothing: a preview, or where the faces are. */
function isFree({ body }: FastifyRequest): boolean {
  const { tool_id: toolId, func_id: funcId } = body as CreateJobBody;
  return findTool(toolId)?.functions.find(({ id }) => id === funcId)?.credits === 0;
}

/**
 * How often somebody may start jobs: free ones by a limit of their own, counted by user once that is
 * known; those that are paid for as often as anything else is asked for.
 */
export const jobLimit = ({ FREE_JOBS_PER_MINUTE: free, REQUESTS_PER_MINUTE: all }: Limits) => ({
  max: (request: FastifyRequest) => (isFree(request) ? free : all),
  timeWindow: '1 minute',
  hook: 'preHandler' as const,
  keyGenerator: (request: FastifyRequest) =>
    `${isFree(request) ? 'free' : 'paid'}:${authOf(request).userId}`,
});
