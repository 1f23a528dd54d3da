import { storeMemberQuery } from '@tintory/api-client';
import { useApi } from '@tintory/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

/** What became of the charge that the address names; null where it names none. */
export function useCharge(): 'checking' | 'active' | 'pending' | null {
  const api = useApi();
  const client = useQueryClient();
  const charge = useSearchParams()[0].get('charge_id');
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
  return asked.data && asked.data.plan_id !== 'free' ? 'active' : 'pending';
}
