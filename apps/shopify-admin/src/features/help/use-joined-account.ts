import { userQuery } from '@tintory/api-client';
import { useApi } from '@tintory/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * The e-mail of the account this store has joined; null if none, undefined until known. Refetched
 * whenever the merchant returns, since joining is confirmed in another tab.
 */
export function useJoinedAccount(): string | null | undefined {
  const queries = useQueryClient();
  const { data: user } = useQuery({
    ...userQuery(useApi()),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
  const id = user?.id;
  const before = useRef(id);
  useEffect(() => {
    // The cached data belong to the previous account.
    if (before.current && id && before.current !== id) void queries.invalidateQueries();
    before.current = id;
  }, [id, queries]);
  return user && user.email;
}
