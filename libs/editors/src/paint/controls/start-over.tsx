import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { usePaintState } from '../use-paint-state.ts';
import type { Workspace } from '../use-workspace.ts';

/** Restores the whole original without a confirmation, since one undo reverts it. */
export function StartOver({ space: { document, say } }: { space: Workspace }) {
  const t = useT('paint');
  const { Button } = useKit();
  const changed = usePaintState(document, 'changed');
  const startOver = () => {
    document.startOver();
    say(t('paint:step.startOver'));
  };
  return (
    <Button fullWidth disabled={!changed} onClick={startOver}>
      {t('paint:startOver')}
    </Button>
  );
}
