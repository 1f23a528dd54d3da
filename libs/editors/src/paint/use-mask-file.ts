import { sameButForSize } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import {
  masked,
  maskPicture,
  type PaintDocument,
  readMask,
  unhurried,
} from '@tintory/paint-document';
import { readPicture, writePicture } from '@tintory/picture-files';
import { saveFile } from '@tintory/tools-ui';
import type { useBusy } from './use-busy.ts';

/** Text key: not a picture, another shape, or a mask of nothing or everything. */
export type MaskFault = 'badMask' | 'maskShape' | 'maskEmpty' | 'maskFull';

type MaskFileOptions = {
  document: PaintDocument;
  busy: ReturnType<typeof useBusy>;
  say: (text: string) => void;
};

/** A mask from a file, and into one. */
export function useMaskFile({ document, busy, say }: MaskFileOptions) {
  const t = useT('paint');

  /** @returns why the file cannot be a mask of this picture, or null */
  const loadMask = async (file: File): Promise<MaskFault | null> => {
    let fault: MaskFault | null = null;
    await busy.run(t('paint:object.loading'), async (signal) => {
      const image = await readPicture(file).catch(() => null);
      if (signal.aborted) return;
      document.settle();
      const { picture } = document.layers;
      if (!image || !sameButForSize(image, picture)) {
        fault = image ? 'maskShape' : 'badMask';
        return;
      }
      const mask = await unhurried(readMask(image, picture), signal);
      if (signal.aborted) return;
      if (!mask.includes(masked)) {
        fault = 'maskEmpty';
        return;
      }
      document.replace('loadMask', { mask });
      say(t('paint:step.loadMask'));
    });
    return fault;
  };

  const saveMask = () =>
    busy.run(t('paint:object.saving'), async (signal) => {
      document.settle();
      const { mask, picture } = document.layers;
      const drawn = await unhurried(maskPicture(mask, picture), signal);
      const file = await writePicture(drawn, 'image/png', { signal });
      if (!signal.aborted) saveFile(file, 'mask.png');
    });

  return { loadMask, saveMask };
}
