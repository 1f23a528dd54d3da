import type { Member } from '@tintory/contract';
import type { Request } from '../call.ts';

export type MemberContext = 'consumer' | 'store';

export const membersEndpoints = (request: Request) => ({
  /** A store has a membership of its own, at its own path. */
  current: (context: MemberContext, signal?: AbortSignal) =>
    request<Member>({
      path: context === 'store' ? '/api/shopify/members/current' : '/api/members/current',
      signal,
    }),
});
