import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@tintory/api-client';
import { linkQuery, useToolServices } from '@tintory/tools-ui';
import { useEffect, useState } from 'react';
import type { PictureLayer } from '../design/layer.ts';

function useFileUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [file]);
  return url;
}

/** How a picture is shown, and whether it is gone from where it was stored. */
export function usePictureUrl({ file, objectId }: Pick<PictureLayer, 'file' | 'objectId'>) {
  const { api, signedIn } = useToolServices();
  const fileUrl = useFileUrl(file);
  const link = useQuery({
    ...linkQuery(api, objectId ?? ''),
    enabled: file === null && objectId !== null && signedIn,
  });
  const gone = link.error instanceof ApiError && link.error.code === 'NotFound';
  return { url: fileUrl ?? (gone ? null : (link.data?.url ?? null)), gone };
}
