import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconDownload } from '@tabler/icons-react';
import { usePassedFocus } from '../workbench/use-passed-focus.ts';
import styles from './larger.module.css';
import type { Larger } from './use-larger.ts';

/** The one thing to do: make it, stop it, or download what is there. */
export function LargerActions({ larger }: { larger: Larger }) {
  const root = usePassedFocus<HTMLDivElement>();
  return (
    <div ref={root} className={styles['actions']}>
      <Action larger={larger} />
    </div>
  );
}

function Action({ larger }: { larger: Larger }) {
  const t = useT('workbench');
  const { Button } = useKit();
  const { busy, phase, file, checking, canStart, cost } = larger;
  const icon = <IconDownload size={20} stroke={1.75} />;
  if (busy) {
    return (
      <Button fullWidth size="large" disabled={phase.name === 'stopping'} onClick={larger.cancel}>
        {t('workbench:run.cancel')}
      </Button>
    );
  }
  const shape = { variant: 'primary', size: 'large', fullWidth: true } as const;
  if (file) {
    return (
      <Button {...shape} icon={icon} loading={larger.downloading} onClick={larger.download}>
        {t(`workbench:larger.${larger.fresh ? 'downloadAgain' : 'downloadFree'}`)}
      </Button>
    );
  }
  return (
    <Button {...shape} loading={checking} disabled={!canStart} onClick={larger.start}>
      {t('workbench:larger.run', { cost })}
    </Button>
  );
}
