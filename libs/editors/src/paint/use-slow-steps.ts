import { useT } from '@tintory/i18n';
import { eraseMasked, type EraseObject, masked, type PaintDocument } from '@tintory/paint-document';
import { cutPicture } from './cut-picture.ts';
import type { Recut } from './recut-in-worker.ts';
import type { useBusy } from './use-busy.ts';
import { useMaskFile, type MaskFault } from './use-mask-file.ts';

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
  const maskFile = useMaskFile({ document, busy, say });

  /** @returns why the marked object cannot be removed, or null */
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

  return { ...maskFile, removeObject, cutAgain, clearMask, clearMarks };
}
