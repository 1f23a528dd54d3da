import { useT } from '@tintory/i18n';
import {
  adjustPicture,
  type Box,
  noAdjustments,
  type PaintDocument,
  shapeCoverage,
  type StepName,
} from '@tintory/paint-document';
import { textCoverage } from './files/draw-text.ts';
import { colorInk, type PaintSettings } from './settings.ts';
import type { useBusy } from './use-busy.ts';

export type DraftStepOptions = {
  document: PaintDocument;
  settings: PaintSettings;
  change: (some: Partial<PaintSettings>) => void;
  busy: ReturnType<typeof useBusy>;
  say: (text: string) => void;
};

/** The steps that make a draft part of the picture. */
export function useDraftSteps({ document, settings, change, busy, say }: DraftStepOptions) {
  const t = useT('paint');
  const announce = (name: StepName) => say(t(`paint:step.${name}`));

  const paintShape = (box: Box) => {
    const { shape: kind, lineWidth, filled } = settings;
    document.settle();
    const parts = shapeCoverage({ kind, box, lineWidth, filled }, document.layers.picture);
    document.paint('shape', parts, colorInk(settings));
    announce('shape');
  };

  const paintText = ({ x, y }: Box) => {
    const coverage = settings.text.trim() ? textCoverage({ ...settings, x, y }) : null;
    if (!coverage) return;
    document.paint('text', [coverage], colorInk(settings));
    announce('text');
  };

  const crop = (frame: Box) => {
    document.crop(frame);
    announce('crop');
  };

  const adjust = () =>
    busy.run(t('paint:step.adjust'), async (signal) => {
      document.settle();
      const picture = await adjustPicture(document.layers.picture, settings.adjustments);
      if (signal.aborted) return;
      document.replace('adjust', { picture });
      change({ adjustments: noAdjustments });
      announce('adjust');
    });

  return { announce, paintShape, paintText, crop, adjust };
}
