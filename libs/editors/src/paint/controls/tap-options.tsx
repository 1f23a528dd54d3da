import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useMarks } from '../use-marks.ts';
import type { Workspace } from '../use-workspace.ts';
import { ClearMarks, TryMarks } from './mark-actions.tsx';
import styles from './options-panel.module.css';
import { ShadowSwitch } from './shadow-switch.tsx';

/** The mode of a tap. Taps are cut at once; only brush strokes must still be tried. */
export function TapOptions({ space }: { space: Workspace }) {
  const t = useT('paint');
  const { Segmented } = useKit();
  const { settings, change, document } = space;
  const { tried } = useMarks(document);
  return (
    <div className={styles['fields']}>
      <Segmented
        label={t('paint:tap.mode')}
        value={settings.markMode}
        onChange={(value) => change({ markMode: value as 'keep' | 'erase' })}
        options={[
          { value: 'keep', label: t('paint:tap.keep') },
          { value: 'erase', label: t('paint:tap.erase') },
        ]}
      />
      <div className={styles['actions']}>
        {!tried && <TryMarks space={space} />}
        <ClearMarks space={space} />
      </div>
      <ShadowSwitch space={space} />
    </div>
  );
}
