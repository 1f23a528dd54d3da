import { chargeQuery, storeMemberQuery, storePlansQuery } from '@tintory/api-client';
import { useChargeState } from '@tintory/plans-ui';
import { useApi } from '@tintory/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

/** The result of the charge in the URL; null without one. */
export function useCharge() {
  const api = useApi();
  const client = useQueryClient();
  const [params] = useSearchParams();
  const charge = params.get('charge_id');
  const verifying = chargeQuery(api, charge ?? '');
  const asked = useQuery({
    ...verifying,
    queryFn: async () => {
      const member = await verifying.queryFn();
      const { queryKey } = storeMemberQuery(api);
      // A response from before the charge must not overwrite its result.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, member);
      return member;
    },
    enabled: charge !== null,
  });
  const plans = useQuery(storePlansQuery(api)).data?.month;
  const state = useChargeState(asked, params.get('plan'), plans);
  return charge === null ? null : state;
}
