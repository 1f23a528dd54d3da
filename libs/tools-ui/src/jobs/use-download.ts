import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useCallback, useState } from 'react';
import { followDownload } from '../photo/follow-download.ts';
import { useToolServices } from '../tool-services.tsx';

/** Downloads a result through a fresh link, and says so when that fails. */
export function useDownload() {
  const { api } = useToolServices();
  const { toast } = useKit();
  const t = useT('workbench');
  const [downloading, setDownloading] = useState(false);
  const download = useCallback(
    async (objectId: string) => {
      setDownloading(true);
      try {
        followDownload((await api.uploads.downloadLink(objectId)).url);
      } catch {
        toast({ tone: 'bad', text: t('workbench:result.downloadFailed') });
      } finally {
        setDownloading(false);
      }
    },
    [api, t, toast],
  );
  return { download, downloading };
}
