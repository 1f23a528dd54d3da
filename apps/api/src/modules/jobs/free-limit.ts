import { findTool } from '@tintory/catalog';
import { beforeRunKey, type CreateJobBody } from '@tintory/contract';
import type { FastifyRequest } from 'fastify';
import { authOf } from '../../platform/auth.ts';
import type { Services } from '../../services.ts';

/** What somebody may start has a limit of its own; `first` is what is free and comes before a paid run. */
type Kind = 'paid' | 'first' | 'free';

/**
 * What a request asks for. A paid run must not wait because of previews: neither where the faces are,
 * a call that is answered at once, nor the look before it counts among them.
 */
function kindAsked({ body }: FastifyRequest): Kind {
  const { tool_id: toolId, func_id: funcId, metadata } = body as CreateJobBody;
  const func = findTool(toolId)?.functions.find(({ id }) => id === funcId);
  if (func?.credits !== 0) return 'paid';
  return func.callType === 'sync' || metadata?.[beforeRunKey] === true ? 'first' : 'free';
}

/**
 * How often somebody may start jobs, new ones and those that are there already: free ones by limits
 * of their own, counted by user once that is known; those that are paid for as often as anything
 * else is asked for. One such limit serves every route that starts jobs, or each would count anew.
 */
export function jobLimit({ config, jobs }: Pick<Services, 'config' | 'jobs'>) {
  const { FREE_JOBS_PER_MINUTE: free, REQUESTS_PER_MINUTE: all } = config;

  async function kindOf(request: FastifyRequest, userId: string): Promise<Kind> {
    const { id } = request.params as { id?: string };
    if (!id) return kindAsked(request);
    return (await jobs.priceOf(userId, id)) === 0 ? 'free' : 'paid';
  }

  async function keyOf(request: FastifyRequest): Promise<string> {
    const { userId } = authOf(request);
    return `${await kindOf(request, userId)}:${userId}`;
  }

  return {
    max: (_request: FastifyRequest, key: string) => (key.startsWith('paid:') ? all : free),
    timeWindow: '1 minute',
    keyGenerator: keyOf,
  };
}
