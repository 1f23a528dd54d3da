import { storeMemberQuery } from '@tintory/api-client';
import { useApi } from '@tintory/session';
import { useQuery } from '@tanstack/react-query';

/** The store's plan, credits and usage; refetched whenever the merchant returns to the tab. */
export function useStoreMember() {
  const api = useApi();
  return useQuery({ ...storeMemberQuery(api), refetchOnWindowFocus: 'always' });
}
