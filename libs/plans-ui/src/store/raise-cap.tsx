import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { nextCap } from './cap.ts';
import styles from './store-plans.module.css';
import { useStorePurchase } from './use-store-purchase.ts';

type RaiseCapProps = {
  /** The present one, in US dollars. */
  cap: number;
  /** Whether it is the main action of its place. */
  primary?: boolean;
  /** Told when the store's page has opened. */
  onOpened?: () => void;
};

/** Asks the store for twice the cap; the merchant agrees on the store's own page. */
export function RaiseCap({ cap, primary = false, onOpened = () => undefined }: RaiseCapProps) {
  const t = useT('storePlans');
  const { dollars } = useFormats();
  const { Button } = useKit();
  const { pending, raiseCap } = useStorePurchase(onOpened);
  const next = nextCap(cap);
  if (next === null) return null;
  return (
    <div className={styles['raise']}>
      <Button
        variant={primary ? 'primary' : 'secondary'}
        size={primary ? 'large' : 'medium'}
        fullWidth
        loading={pending}
        onClick={() => raiseCap(next)}
      >
        {t('storePlans:cap.raise', { cap: dollars(next) })}
      </Button>
      <p className={styles['quiet']}>{t('storePlans:cap.ask')}</p>
    </div>
  );
}
