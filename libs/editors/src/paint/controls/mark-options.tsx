import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { Workspace } from '../use-workspace.ts';
import { ClearMarks, TryMarks } from './mark-actions.tsx';
import styles from './options-panel.module.css';
import { ShadowSwitch } from './shadow-switch.tsx';

/** Marks to keep and erase, and cutting the picture again by them. */
export function MarkOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { Segmented } = useKit();
  const { settings, change } = space;
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
        <TryMarks space={space} />
        <ClearMarks space={space} />
      </div>
      <ShadowSwitch space={space} />
    </div>
  );
}
