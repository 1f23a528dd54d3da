import { useQuery } from '@tanstack/react-query';
import { useToolServices } from '../tool-services.tsx';
import { linkQuery } from './object-link.ts';

/** An address that shows a stored picture; null until it is known, or when it is gone. */
export function useObjectUrl(objectId: string | null): string | null {
  const { api, signedIn } = useToolServices();
  const enabled = objectId !== null && signedIn;
  const query = useQuery({ ...linkQuery(api, objectId ?? ''), enabled });
  return query.data?.url ?? null;
}
