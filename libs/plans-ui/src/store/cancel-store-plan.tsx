import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import styles from './store-plans.module.css';
import { useCancelStorePlan } from './use-cancel-store-plan.ts';

/** Canceling a store's plan: a confirmation that says what ends and what stays. */
export function CancelStorePlan() {
  const t = useT('storePlans');
  const { Banner, Button, Modal } = useKit();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { problem, isPending, mutate, reset } = useCancelStorePlan(close);
  const ask = () => {
    reset();
    setAsking(true);
  };
  const footer = (
    <>
      <Button disabled={isPending} onClick={close}>
        {t('storePlans:cancel.keep')}
      </Button>
      <Button variant="danger" loading={isPending} onClick={() => mutate()}>
        {t('storePlans:cancel.action')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="plain" onClick={ask}>
        {t('storePlans:cancel.action')}
      </Button>
      <Modal
        open={asking}
        onClose={close}
        size="small"
        title={t('storePlans:cancel.title')}
        closeLabel={t('close')}
        footer={footer}
      >
        <div className={styles['cancel']}>
          {problem && <Banner tone="bad" title={t(`storePlans:cancel.${problem}`)} />}
          <p>{t('storePlans:cancel.text')}</p>
        </div>
      </Modal>
    </>
  );
}
