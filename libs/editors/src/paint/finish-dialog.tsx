import { useT } from '@tintory/i18n';
import { Dialog, useKit } from '@tintory/ui-kit';
import { OnwardMenu } from '../resize/onward-menu.tsx';
import type { OutputFormat } from '../resize/resize-job.ts';
import { formatNames, typeOf } from '../resize/writable-formats.ts';
import styles from './finish-dialog.module.css';
import type { FinishedWork } from './finished-work.ts';
import { paintedName } from './painted-name.ts';
import type { useBusy } from './use-busy.ts';
import { useFinish } from './use-finish.ts';

type FinishDialogProps = {
  work: FinishedWork;
  /** The photo's name. */
  name: string;
  /** Back to the picture, with every step still there. */
  onStay: () => void;
  onNewPhoto: () => void;
  /** Goes to a page of the app. */
  navigate: (path: string) => void;
};

/** The destination of a painted picture: a file, another tool, or none yet. */
export function FinishDialog({ work, name, onStay, onNewPhoto, navigate }: FinishDialogProps) {
  const t = useT('paint');
  const { Button, Segmented } = useKit();
  const { formats, format, chooseFormat, isSaved, busy, download, goOn } = useFinish(work, name);
  return (
    <Dialog
      title={isSaved ? t('paint:finish.saved') : t('paint:finish.title')}
      closeLabel={t('paint:discard.stay')}
      onClose={onStay}
      width={432}
    >
      <div className={styles['finish']}>
        <Fate busy={busy} saved={isSaved} />
        <Segmented
          label={t('paint:finish.format')}
          value={format}
          onChange={(value) => chooseFormat(value as OutputFormat)}
          options={formats.map((value) => ({ value, label: formatNames[value] }))}
        />
        <p className={styles['file']}>
          <bdi>{paintedName(name, typeOf(format))}</bdi>
          <span>{t('paint:crop.size', { width: work.width, height: work.height })}</span>
        </p>
        {format === 'jpeg' && !work.opaque && (
          <p className={styles['quiet']}>{t('paint:finish.jpeg')}</p>
        )}
        <Button
          variant="primary"
          size="large"
          fullWidth
          loading={busy.label !== null}
          onClick={() => void download()}
        >
          {t('paint:finish.download')}
        </Button>
        <div className={styles['onward']}>
          <OnwardMenu navigate={navigate} onGo={(go) => void goOn(go)} />
        </div>
        <div className={styles['ways']}>
          <Button fullWidth onClick={onNewPhoto}>
            {t('paint:finish.newPhoto')}
          </Button>
          <Button fullWidth onClick={onStay}>
            {t('paint:discard.stay')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

type FateProps = { busy: ReturnType<typeof useBusy>; saved: boolean };

/** What has become of it so far. */
function Fate({ busy, saved }: FateProps) {
  const t = useT('paint');
  const { Banner } = useKit();
  if (busy.failed) {
    const action = { label: t('close'), onClick: busy.dismiss };
    return <Banner tone="bad" title={t('paint:failed')} action={action} />;
  }
  return (
    <p role="status" className={styles['quiet']}>
      {saved ? t('paint:desk.saved') : t('paint:finish.text')}
    </p>
  );
}
