import { sameButForSize } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import {
  eraseMasked,
  type EraseObject,
  masked,
  maskPicture,
  type PaintDocument,
  readMask,
  unhurried,
} from '@tintory/paint-document';
import { readPicture, writePicture } from '@tintory/picture-files';
import { saveFile } from '@tintory/tools-ui';
import { cutPicture } from './cut-picture.ts';
import type { Recut } from './recut-in-worker.ts';
import type { useBusy } from './use-busy.ts';

/** No picture at all, one of another shape, or one that marks nothing or everything: as a key of the texts. */
export type MaskFault = 'badMask' | 'maskShape' | 'maskEmpty' | 'maskFull';

type SlowOptions = {
  document: PaintDocument;
  busy: ReturnType<typeof useBusy>;
  say: (text: string) => void;
  eraseObject?: EraseObject | undefined;
  recut?: Recut | undefined;
};

/** Steps that wait for a worker or a file. */
export function useSlowSteps({ document, busy, say, eraseObject, recut }: SlowOptions) {
  const t = useT('paint');

  /** @returns what keeps the marked object from being removed, or null */
  const removeObject = async (): Promise<MaskFault | null> => {
    if (!eraseObject) return null;
    let fault: MaskFault | null = null;
    await busy.run(t('paint:object.working'), async (signal, onProgress) => {
      document.settle();
      const { picture, mask } = document.layers;
      if (!mask.includes(0)) {
        fault = 'maskFull';
        return;
      }
      const patch = await eraseMasked(picture, mask, eraseObject, { signal, onProgress });
      if (!patch || signal.aborted) return;
      document.patch('object', patch);
      say(t('paint:step.object'));
    });
    return fault;
  };

  const cutAgain = () => {
    if (!recut) return;
    void busy.run(t('paint:marks.working'), async (signal) => {
      const { marks } = document.layers;
      const picture = await cutPicture(document, marks, recut, signal);
      document.replace('recut', { picture, cutMarks: marks });
      say(t('paint:step.recut'));
    });
  };

  /** @returns what keeps the file from being a mask of this picture, or null */
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

  const clearMask = () => {
    document.settle();
    if (!document.layers.mask.includes(masked)) return;
    document.clearMask();
    say(t('paint:step.clearMask'));
  };

  const clearMarks = () => {
    document.replace('clearMarks', { marks: [] });
    say(t('paint:step.clearMarks'));
  };

  return { removeObject, cutAgain, loadMask, saveMask, clearMask, clearMarks };
}
