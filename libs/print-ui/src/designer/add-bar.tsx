import { designRules } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { ProblemBanner, SourceMenu, usePickFromStore } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { IconTypography } from '@tabler/icons-react';
import styles from './designer.module.css';
import type { Additions } from './use-additions.ts';

/** Where pictures and words come from. */
export function AddBar({ additions }: { additions: Additions }) {
  const t = useT('print');
  const { Button } = useKit();
  const { addFile, addStored, addText, problem, full } = additions;
  const store = usePickFromStore((file) => void addFile(file));
  return (
    <div className={styles['field']}>
      <ProblemBanner problem={problem} />
      <div className={styles['addRow']}>
        <SourceMenu
          label={t('print:add.picture')}
          disabled={full || store.loading}
          chosenId={null}
          onFile={(file) => void addFile(file)}
          onStore={store.pick}
          onResult={({ objectId }) => void addStored(objectId)}
        />
        <Button
          fullWidth
          disabled={full}
          icon={<IconTypography size={18} stroke={1.75} />}
          onClick={addText}
        >
          {t('print:add.text')}
        </Button>
      </div>
      {full && (
        <p className={styles['note']}>{t('print:add.full', { count: designRules.layersOfArea })}</p>
      )}
    </div>
  );
}
