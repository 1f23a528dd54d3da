import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedCounts } from './shared-counts.ts';

/** A route with limits of its own, as `@fastify/rate-limit` hands it on, whatever its types say. */
type Merged = { routeInfo?: { method?: string | string[]; url?: string } };

/** A store for `@fastify/rate-limit`: each route with its own limits counts separately. */
export function rateLimitStore(counts: SharedCounts): FastifyRateLimitStoreCtor {
  const storeOf = (place: string): FastifyRateLimitStore => ({
    incr: (key, callback, windowMs) => callback(null, counts.count(`${place} ${key}`, windowMs)),
    child: (merged) => {
      const { method, url } = (merged as Merged).routeInfo ?? {};
      return storeOf(url ? `${String(method)} ${url}` : 'own');
    },
  });
  const { incr, child } = storeOf('all');
  return class {
    incr = incr;
    child = child;
  };
}
