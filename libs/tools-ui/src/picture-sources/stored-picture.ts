import { useQuery } from '@tanstack/react-query';
import { isGone, linkQuery } from '../jobs/object-link.ts';
import type { PictureValue } from '../options/option-field.ts';
import { useToolServices } from '../tool-services.tsx';

/** How a further picture is shown, and whether it was deleted from the storage. */
export function useShownPicture(value: PictureValue | undefined) {
  const { api, signedIn } = useToolServices();
  const stored = value && 'objectId' in value ? value : null;
  const link = useQuery({
    ...linkQuery(api, stored?.objectId ?? ''),
    enabled: stored !== null && signedIn,
  });
  const gone = stored !== null && isGone(link.error);
  const url = stored ? (stored.smallUrl ?? link.data?.url) : value && 'file' in value && value.url;
  return { url: (!gone && url) || null, gone };
}
