import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './batch.module.css';

type StopBatchProps = {
  open: boolean;
  /** Photos that would not be worked on. */
  waiting: number;
  onClose: () => void;
  onStop: () => void;
};

/** Asks first: what has not been worked on would have to be sent again. */
export function StopBatch({ open, waiting, onClose, onStop }: StopBatchProps) {
  const t = useT('batch');
  const { Button, Modal } = useKit();
  const stop = () => {
    onClose();
    onStop();
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('batch:stop.title')}
      closeLabel={t('close')}
      size="small"
      footer={
        <div className={styles['choice']}>
          <Button onClick={onClose}>{t('batch:stop.keep')}</Button>
          <Button variant="danger" onClick={stop}>
            {t('batch:stop.confirm')}
          </Button>
        </div>
      }
    >
      <p>{t('batch:stop.text', { count: waiting })}</p>
    </Modal>
  );
}
