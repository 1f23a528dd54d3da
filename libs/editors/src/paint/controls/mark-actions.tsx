import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useMarks } from '../use-marks.ts';
import type { Workspace } from '../use-workspace.ts';

/** Cuts the picture by its marks, free of charge. */
export function TryMarks({ space: { slow, busy, document } }: { space: Workspace }) {
  const t = useT('paint');
  const { Button } = useKit();
  const { tried } = useMarks(document);
  return (
    <Button
      variant={tried ? 'secondary' : 'primary'}
      fullWidth
      disabled={tried || busy.label !== null}
      onClick={slow.cutAgain}
    >
      {t('paint:marks.apply')}
    </Button>
  );
}

/** Takes all marks away. */
export function ClearMarks({ space: { slow, document } }: { space: Workspace }) {
  const t = useT('paint');
  const { Button } = useKit();
  const { marks } = useMarks(document);
  return (
    <Button variant="plain" fullWidth disabled={marks.length === 0} onClick={slow.clearMarks}>
      {t('paint:marks.clear')}
    </Button>
  );
}
