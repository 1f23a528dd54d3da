import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { Usage } from './cap.ts';
import { RaiseCap } from './raise-cap.tsx';
import styles from './store-plans.module.css';

type CapReachedProps = {
  usage: Usage;
  /** Told when the store's page has opened. */
  onOpened: () => void;
  /** Told when the merchant would rather see the plans. */
  onPlans: () => void;
};

/** A store with a plan goes on at once with a higher cap; another plan is the second thought. */
export function CapReached({ usage, onOpened, onPlans }: CapReachedProps) {
  const t = useT('storePlans');
  const { dollars, date } = useFormats();
  const { Button } = useKit();
  const { used, cap_amount: cap, additional_fee: fee, resets_at: resets } = usage;
  return (
    <div className={styles['reached']}>
      <p role="status">
        {t('storePlans:cap.text', { used: dollars(used), cap: dollars(cap), date: date(resets) })}
      </p>
      <p className={styles['quiet']}>{t('storePlans:cap.fee', { fee: dollars(fee) })}</p>
      <RaiseCap cap={cap} primary onOpened={onOpened} />
      <Button variant="plain" fullWidth onClick={onPlans}>
        {t('storePlans:cap.plans')}
      </Button>
    </div>
  );
}
