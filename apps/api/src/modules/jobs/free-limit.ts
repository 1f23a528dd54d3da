import { findTool } from '@tintory/catalog';
import type { CreateJobBody } from '@tintory/contract';
import type { FastifyRequest } from 'fastify';
import { authOf } from '../../platform/auth.ts';
import type { Services } from '../../services.ts';

/** The price of what a request asks for: a preview has none, nor has where the faces are. */
function priceAsked({ body }: FastifyRequest): number | undefined {
  const { tool_id: toolId, func_id: funcId } = body as CreateJobBody;
  return findTool(toolId)?.functions.find(({ id }) => id === funcId)?.credits;
}

/**
 * How often somebody may start jobs, new ones and those that are there already: free ones by a limit
 * of their own, counted by user once that is known; those that are paid for as often as anything
 * else is asked for. One such limit serves every route that starts jobs, or each would count anew.
 */
export function jobLimit({ config, jobs }: Pick<Services, 'config' | 'jobs'>) {
  const { FREE_JOBS_PER_MINUTE: free, REQUESTS_PER_MINUTE: all } = config;

  async function keyOf(request: FastifyRequest): Promise<string> {
    const { userId } = authOf(request);
    const { id } = request.params as { id?: string };
    const price = id ? await jobs.priceOf(userId, id) : priceAsked(request);
    return `${price === 0 ? 'free' : 'paid'}:${userId}`;
  }

  return {
    max: (_request: FastifyRequest, key: string) => (key.startsWith('free:') ? free : all),
    timeWindow: '1 minute',
    keyGenerator: keyOf,
  };
}
