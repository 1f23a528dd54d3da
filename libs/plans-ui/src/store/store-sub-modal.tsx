import { useT } from '@tintory/i18n';
import { useKit, type ModalControls } from '@tintory/ui-kit';
import type { Shortfall } from '../pricing/sub-modal.tsx';
import { StorePlanView } from './store-plan-view.tsx';
import styles from './store-plans.module.css';

declare module '@tintory/ui-kit' {
  interface ModalMap {
    'shopify-sub-modal': { shortfall?: Shortfall };
  }
}

/** The store's plans as a window; it goes when the store's page has opened. */
export function StoreSubModal({ shortfall, onClose }: { shortfall?: Shortfall } & ModalControls) {
  const t = useT('storePlans', 'plans');
  const { Modal } = useKit();
  return (
    <Modal
      open
      onClose={onClose}
      size="medium"
      title={t('storePlans:title')}
      closeLabel={t('close')}
    >
      <div className={styles['window']}>
        {shortfall && (
          <p className={styles['short']} role="status">
            {t('plans:short', shortfall)}
          </p>
        )}
        <StorePlanView headless onOpened={onClose} />
      </div>
    </Modal>
  );
}
