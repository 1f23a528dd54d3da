import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import styles from './plans.module.css';
import { useCancelPlan } from './use-cancel-plan.ts';

/** The way out of the plan: asks once more, and tells before what ends and what stays. */
export function CancelPlan() {
  const t = useT('merchant');
  const { Banner, Button, Modal } = useKit();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const cancelling = useCancelPlan(close);
  const ask = () => {
    cancelling.reset();
    setAsking(true);
  };
  const footer = (
    <>
      <Button disabled={cancelling.isPending} onClick={close}>
        {t('merchant:plan.cancel.keep')}
      </Button>
      <Button variant="danger" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t('merchant:plan.cancel.action')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="plain" onClick={ask}>
        {t('merchant:plan.cancel.action')}
      </Button>
      <Modal
        open={asking}
        onClose={close}
        size="small"
        title={t('merchant:plan.cancel.title')}
        closeLabel={t('close')}
        footer={footer}
      >
        <div className={styles['cancel']}>
          {cancelling.isError && <Banner tone="bad" title={t('merchant:plan.cancel.failed')} />}
          <p>{t('merchant:plan.cancel.text')}</p>
        </div>
      </Modal>
    </>
  );
}
