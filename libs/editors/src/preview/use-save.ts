import { brand } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { type PreviewImage, saveFile, useDownload } from '@tintory/tools-ui';
import { endingOf } from '@tintory/picture-files';

/** Saves a picture that the server does not keep under the product's name. */
async function saveUnstored(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The picture answered ${response.status}.`);
  const blob = await response.blob();
  saveFile(blob, `${brand.defaultFileStem}.${endingOf(blob.type)}`);
}

/** Saves a picture: a stored one by a link of its own, with the server's name for it. */
export function useSave() {
  const { download, downloading } = useDownload();
  const { toast } = useKit();
  const t = useT('workbench');
  const [fetching, setFetching] = useState(false);
  const saving = downloading || fetching;

  const save = async ({ objectId, url }: PreviewImage) => {
    if (saving) return;
    if (objectId) return download(objectId);
    setFetching(true);
    await saveUnstored(url)
      .catch(() => toast({ tone: 'bad', text: t('workbench:result.downloadFailed') }))
      .finally(() => setFetching(false));
  };
  return { save, saving };
}
