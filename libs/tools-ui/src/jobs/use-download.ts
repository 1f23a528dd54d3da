import type { JobOutput } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { followDownload } from '../photo/follow-download.ts';
import { useToolServices } from '../tool-services.tsx';
import { fetchPicture } from './fetch-picture.ts';
import { filesOfSet, saveSet, type SetFile } from './save-set.ts';

/** Which file of a set is on its way. */
type Saving = { number: number; total: number };

/** Downloads results through fresh links, and says which did not come. */
export function useDownload() {
  const { api } = useToolServices();
  const { toast } = useKit();
  const t = useT('workbench');
  const [downloading, setDownloading] = useState(false);
  const [saving, setSaving] = useState<Saving | null>(null);
  const linkTo = async (objectId: string) => (await api.uploads.downloadLink(objectId)).url;

  const whileBusy = async (work: () => Promise<void>) => {
    if (downloading) return;
    setDownloading(true);
    await work().finally(() => setDownloading(false));
  };

  const followOne = async (objectId: string) => {
    try {
      followDownload(await linkTo(objectId));
    } catch {
      toast({ tone: 'bad', text: t('workbench:result.downloadFailed') });
    }
  };

  const saveFiles = async (files: readonly SetFile[]) => {
    const fetchFile = async (objectId: string) => fetchPicture(await linkTo(objectId));
    const onNext = (number: number) => setSaving({ number, total: files.length });
    const missing = await saveSet(files, { fetchFile, onNext });
    setSaving(null);
    if (missing.length === 0) return;
    const names = missing.map(({ name }) => name).join(t('workbench:comma'));
    toast({
      tone: 'bad',
      text: t(`workbench:result.${missing.length < files.length ? 'notSaved' : 'noneSaved'}`, {
        names,
      }),
      action: { label: t('workbench:failure.retry'), onClick: () => void saveFiles(missing) },
    });
  };

  return {
    download: (objectId: string) => whileBusy(() => followOne(objectId)),
    /** A single picture by its link, with the server's name for it; of several none is lost. */
    downloadAll: (outputs: readonly Pick<JobOutput, 'object_id' | 'content_type'>[]) => {
      const [only, ...more] = filesOfSet(outputs);
      if (!only) return Promise.resolve();
      return whileBusy(() =>
        more.length === 0 ? followOne(only.objectId) : saveFiles([only, ...more]),
      );
    },
    downloading,
    /** Null unless a set is being saved. */
    saving,
  };
}
