import { useT } from '@tintory/i18n';
import { useKit, type ModalControls } from '@tintory/ui-kit';
import { useState } from 'react';
import type { Shortfall } from '../pricing/sub-modal.tsx';
import { CapReached } from './cap-reached.tsx';
import { StorePlanView } from './store-plan-view.tsx';
import styles from './store-plans.module.css';
import { useCapInTheWay } from './use-cap-in-the-way.ts';

declare module '@tintory/ui-kit' {
  interface ModalMap {
    'shopify-sub-modal': { shortfall?: Shortfall };
  }
}

/** What was pressed to come here is gone: the keyboard goes on where it led. */
const focus = (element: HTMLElement | null) => element?.focus();

/**
 * A window with what lets a store's work go on: a higher cap where the cap is in the way, else its
 * plans. It goes when the store's page has opened.
 */
export function StoreSubModal({ shortfall, onClose }: { shortfall?: Shortfall } & ModalControls) {
  const t = useT('storePlans');
  const { Modal } = useKit();
  const [asksForPlans, setAsksForPlans] = useState(false);
  const usage = useCapInTheWay(shortfall);
  const capFirst = usage && !asksForPlans;
  return (
    <Modal
      open
      onClose={onClose}
      size="medium"
      title={t(capFirst ? 'storePlans:cap.title' : 'storePlans:title')}
      closeLabel={t('close')}
    >
      <div
        className={styles['window']}
        tabIndex={-1}
        key={String(asksForPlans)}
        ref={asksForPlans ? focus : undefined}
      >
        {usage === undefined && (
          <div className={styles['bone']} role="status" aria-label={t('loading')} />
        )}
        {capFirst && (
          <CapReached usage={usage} onOpened={onClose} onPlans={() => setAsksForPlans(true)} />
        )}
        {usage !== undefined && !capFirst && (
          <>
            <p className={styles['quiet']}>{t('storePlans:lead')}</p>
            {shortfall && !asksForPlans && (
              <p className={styles['short']} role="status">
                {t('storePlans:short', { ...shortfall, count: shortfall.required })}
              </p>
            )}
            <StorePlanView headless larger={asksForPlans} onOpened={onClose} />
          </>
        )}
      </div>
    </Modal>
  );
}
