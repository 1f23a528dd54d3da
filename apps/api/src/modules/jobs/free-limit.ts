import { findTool } from '@tintory/catalog';
import type { CreateJobBody } from '@tintory/contract';
import type { FastifyRequest } from 'fastify';
import { authOf } from '../../platform/auth.ts';

/** Free jobs a minute: more than anybody looks at, fewer than keep a machine busy for nothing. */
export const freePerMinute = 40;

/** Whether a request asks for what costs nothing: a preview, or where the faces are. */
function isFree({ body }: FastifyRequest): boolean {
  const { tool_id: toolId, func_id: funcId } = body as CreateJobBody;
  return findTool(toolId)?.functions.find(({ id }) => id === funcId)?.credits === 0;
}

/**
 * How often somebody may start jobs: free ones by a limit of their own, counted by user once that is
 * known; those that are paid for as often as anything else is asked for.
 */
export const jobLimit = (requestsPerMinute: number) => ({
  max: (request: FastifyRequest) => (isFree(request) ? freePerMinute : requestsPerMinute),
  timeWindow: '1 minute',
  hook: 'preHandler' as const,
  keyGenerator: (request: FastifyRequest) =>
    `${isFree(request) ? 'free' : 'paid'}:${authOf(request).userId}`,
});
