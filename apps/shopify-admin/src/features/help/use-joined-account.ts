import { userQuery } from '@tintory/api-client';
import { useApi } from '@tintory/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/**
 * The e-mail of the account this store has joined; null while it has none, undefined until known.
 * Looked at again whenever the merchant comes back: joining is agreed to in another tab.
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
    // What was fetched belongs to the account from before.
    if (before.current && id && before.current !== id) void queries.invalidateQueries();
    before.current = id;
  }, [id, queries]);
  return user && user.email;
}
