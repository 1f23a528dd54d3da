import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useCallback, useState } from 'react';
import { useToolServices } from '../tool-services.tsx';

/** The link carries `Content-Disposition: attachment`: the page stays where it is. */
function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

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
        follow((await api.uploads.downloadLink(objectId)).url);
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
