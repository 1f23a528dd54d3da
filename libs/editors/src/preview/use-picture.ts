import { useState } from 'react';
import { type PreviewImage, useToolServices } from '@tintory/tools-ui';

/** A picture's loading state and a reload, because a stored one's URL may have expired. */
export function usePicture({ objectId, url }: PreviewImage) {
  const { api } = useToolServices();
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const [fresh, setFresh] = useState<{ url: string; attempt: number } | null>(null);

  const retry = async () => {
    const link = objectId ? api.uploads.downloadLink(objectId) : Promise.resolve({ url });
    const next = await link.catch(() => ({ url }));
    // Not sooner: the old address would fail once more in between.
    setState('loading');
    setFresh((known) => ({ url: next.url, attempt: (known?.attempt ?? 0) + 1 }));
  };
  return {
    url: fresh?.url ?? url,
    state,
    /** A new one makes the browser ask again for the same address. */
    attempt: fresh?.attempt ?? 0,
    retry,
    onLoad: () => setState('shown'),
    onError: () => setState('broken'),
  };
}
