import { useQuery, useQueryClient } from '@tanstack/react-query';
import { billsQuery } from '@tintory/api-client';
import { useApi, useMember } from '@tintory/session';
import { useEffect, useState } from 'react';

const everyMs = 1_500;

/** The provider's word usually comes within a second or two. */
const patienceMs = 40_000;

/** A bill this young is the one just paid. */
const youngMs = 15 * 60 * 1_000;

/** Whether the credits just paid for are in the books yet, asked for until they are. */
export function useArrival() {
  const api = useApi();
  const client = useQueryClient();
  const { member } = useMember();
  const [late, setLate] = useState(false);
  const { data } = useQuery({
    ...billsQuery(api, { limit: 1 }),
    staleTime: 0,
    refetchInterval: ({ state }) => (late || hasYoung(state.data) ? false : everyMs),
  });
  const arrived = hasYoung(data);
  useEffect(() => {
    if (arrived) void client.invalidateQueries({ queryKey: ['members'] });
  }, [arrived, client]);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const waiting = late ? ('late' as const) : ('waiting' as const);
  return { state: arrived ? ('arrived' as const) : waiting, credits: member?.credits ?? 0 };
}

type Bills = { rows: { status: string; created_at: string }[] } | undefined;

function hasYoung(bills: Bills): boolean {
  const [newest] = bills?.rows ?? [];
  if (newest?.status !== 'paid') return false;
  return Date.now() - Date.parse(newest.created_at) < youngMs;
}
