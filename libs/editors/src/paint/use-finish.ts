import { useT } from '@tintory/i18n';
import { saveFile } from '@tintory/tools-ui';
import { useState } from 'react';
import type { GoOn } from '../resize/onward-menu.tsx';
import type { OutputFormat } from '../resize/resize-job.ts';
import { typeOf } from '../resize/writable-formats.ts';
import type { FinishedWork } from './finished-work.ts';
import { paintedName } from './painted-name.ts';
import { useBusy } from './use-busy.ts';
import { useFormats } from './use-formats.ts';

/** The format of the file, its download, and the way of the picture into another tool. */
export function useFinish(work: FinishedWork, name: string) {
  const t = useT('paint');
  const formats = useFormats();
  const own = formats.find((format) => typeOf(format) === work.type) ?? 'png';
  const [chosen, chooseFormat] = useState<OutputFormat | null>(null);
  const [saved, setSaved] = useState<OutputFormat | null>(null);
  const busy = useBusy();
  const format = chosen ?? own;

  const download = () =>
    busy.run(t('paint:saving'), async (signal) => {
      const file = await work.writeAs(typeOf(format));
      if (signal.aborted) return;
      saveFile(file, paintedName(name, file.type));
      work.markSaved();
      setSaved(format);
    });

  const goOn = (go: GoOn) =>
    busy.run(t('paint:saving'), async (signal) => {
      const file = await work.write();
      if (signal.aborted) return;
      // The picture is passed on, so there is nothing to confirm.
      work.markSaved();
      await go(new File([file], paintedName(name, file.type), { type: file.type }));
    });

  return { formats, format, chooseFormat, isSaved: saved === format, busy, download, goOn };
}
