import { storeMemberQuery } from '@tintory/api-client';
import { useQuery } from '@tanstack/react-query';
import { usePlanServices } from '../plan-services.tsx';
import type { Shortfall } from '../pricing/sub-modal.tsx';
import { isCapShort, nextCap, type Usage } from './cap.ts';

/**
 * What was used of the cap that keeps a job from running; null where it is not the cap, or cannot be
 * raised. Undefined until the store's membership of this moment is known.
 */
export function useCapInTheWay(shortfall: Shortfall | undefined): Usage | null | undefined {
  const { api } = usePlanServices();
  const member = useQuery({
    ...storeMemberQuery(api),
    enabled: shortfall !== undefined,
    // The work of the last minute is what has met the cap.
    staleTime: 0,
  });
  if (!shortfall || member.isError) return null;
  if (!member.isFetchedAfterMount) return undefined;
  const usage = member.data?.usage;
  if (!usage || nextCap(usage.cap_amount) === null) return null;
  return isCapShort(usage, shortfall.required) ? usage : null;
}
