import { useT } from '@tintory/i18n';
import type { PaintDocument } from '@tintory/paint-document';
import type { useDraft } from './use-draft.ts';
import type { useTaps } from './use-taps.ts';

type UndoOptions = {
  document: PaintDocument;
  draft: ReturnType<typeof useDraft>;
  taps: ReturnType<typeof useTaps>;
  say: (text: string) => void;
};

/** Takes back the last step, or what is not one yet: a draft, taps that wait. */
export function useUndo({ document, draft, taps, say }: UndoOptions) {
  const t = useT('paint');

  const undo = () => {
    if (draft.pending) return draft.drop();
    if (taps.drop()) return;
    const name = document.undo();
    draft.drop();
    if (name) say(t('paint:undone', { step: t(`paint:step.${name}`) }));
  };

  const redo = () => {
    const name = document.redo();
    draft.drop();
    if (name) say(t('paint:redone', { step: t(`paint:step.${name}`) }));
  };

  return { undo, redo };
}
