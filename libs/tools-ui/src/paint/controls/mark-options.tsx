import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useMarks } from '../use-marks.ts';
import type { Workspace } from '../use-workspace.ts';
import styles from './options-panel.module.css';

/** Marks what stays and what goes, and has the picture cut again by them. */
export function MarkOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { Segmented, Button, Switch } = useKit();
  const { settings, change, slow, busy, document } = space;
  const { marks, tried } = useMarks(document);
  return (
    <div className={styles['fields']}>
      <Segmented
        label={t('paint:marks.mode')}
        value={settings.markMode}
        onChange={(value) => change({ markMode: value as 'keep' | 'erase' })}
        options={[
          { value: 'keep', label: t('paint:marks.keep') },
          { value: 'erase', label: t('paint:marks.erase') },
        ]}
      />
      <div className={styles['actions']}>
        <Button
          variant={tried ? 'secondary' : 'primary'}
          fullWidth
          disabled={tried || busy.label !== null}
          onClick={slow.cutAgain}
        >
          {t('paint:marks.apply')}
        </Button>
        <Button variant="plain" fullWidth disabled={marks.length === 0} onClick={slow.clearMarks}>
          {t('paint:marks.clear')}
        </Button>
      </div>
      <Switch
        label={t('paint:marks.shadow')}
        value={settings.shadow}
        onChange={(value) => change({ shadow: value })}
      />
    </div>
  );
}
