import { storeMemberQuery } from '@tintory/api-client';
import { useApi } from '@tintory/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

/** What became of a charge: nothing has come of it, or not yet, where it is `pending`. */
type Outcome = 'checking' | 'active' | 'pending';

/** What became of the charge that the address names; null where it names none. */
export function useCharge(): Outcome | null {
  const api = useApi();
  const client = useQueryClient();
  const [params] = useSearchParams();
  const charge = params.get('charge_id');
  const planId = params.get('plan');
  const asked = useQuery({
    queryKey: ['members', 'charge', charge],
    queryFn: async () => {
      const member = await api.store.verifyCharge(charge ?? '');
      const { queryKey } = storeMemberQuery(api);
      // An answer from before the charge must not come after it.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, member);
      return member;
    },
    enabled: charge !== null,
  });
  if (charge === null) return null;
  if (asked.isFetching) return 'checking';
  const has = asked.data?.plan_id ?? 'free';
  // Whoever refuses another plan keeps the one they have.
  return has !== 'free' && (planId === null || has === planId) ? 'active' : 'pending';
}
