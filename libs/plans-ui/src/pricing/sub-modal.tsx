import { useT } from '@tintory/i18n';
import { useKit, type ModalControls } from '@tintory/ui-kit';
import { PricingView } from './pricing-view.tsx';
import styles from './pricing.module.css';

/** What a job asked for and what there was. */
export type Shortfall = { required: number; balance: number };

declare module '@tintory/ui-kit' {
  interface ModalMap {
    'sub-modal': { shortfall?: Shortfall };
  }
}

/** The pricing view as a window; it goes when the payment page has opened. */
export function SubModal({ shortfall, onClose }: { shortfall?: Shortfall } & ModalControls) {
  const t = useT('plans');
  const { Modal } = useKit();
  return (
    <Modal open onClose={onClose} size="large" title={t('plans:title')} closeLabel={t('close')}>
      <div className={styles['window']}>
        <p className={styles['lead']}>{t('plans:lead')}</p>
        {shortfall && (
          <p className={styles['short']} role="status">
            {t('plans:short', { ...shortfall, count: shortfall.required })}
          </p>
        )}
        <PricingView brief onOpened={onClose} />
      </div>
    </Modal>
  );
}
