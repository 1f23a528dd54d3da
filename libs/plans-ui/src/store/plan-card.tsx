import { storeRules, type StorePlan } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { pricePerCredit } from '../pricing/price-per-credit.ts';
import styles from './store-plans.module.css';

type PlanCardProps = {
  plan: StorePlan;
  /** Pictures a month, as the slider names them. */
  images: string;
  /** Whether the store has this plan already. */
  current: boolean;
  /** When it begins, unless that is at once. */
  begins: string | null;
  loading: boolean;
  /** One level below what stands above. */
  heading: 'h2' | 'h3';
  onPay: () => void;
};

/** One plan: credits, price, what comes with it, and the way to pay. */
export function PlanCard(props: PlanCardProps) {
  const { plan, images, current, begins, loading, heading, onPay } = props;
  const t = useT('storePlans');
  const { dollars, number, date } = useFormats();
  const { Button } = useKit();
  const Heading = heading;
  const count = plan.credit;
  return (
    <section className={styles['card']} aria-label={t('storePlans:images', { amount: images })}>
      <header className={styles['cardHead']}>
        <Heading className={styles['credits']}>
          {t('storePlans:credits', { count, amount: number(count) })}
        </Heading>
        <p className={styles['price']}>
          {t('storePlans:perMonth', { price: dollars(plan.price) })}
        </p>
        <p className={styles['quiet']}>
          {t('storePlans:perCredit', { price: dollars(pricePerCredit(plan, 'month'), 3) })}
        </p>
      </header>
      <Features plan={plan} images={images} />
      <Button
        variant="primary"
        size="large"
        fullWidth
        loading={loading}
        disabled={loading || current}
        onClick={onPay}
      >
        {t(current ? 'storePlans:yours' : 'storePlans:pay')}
      </Button>
      {begins && (
        <p className={styles['quiet']}>{t('storePlans:begins', { date: date(begins) })}</p>
      )}
    </section>
  );
}

function Features({ plan, images }: Pick<PlanCardProps, 'plan' | 'images'>) {
  const t = useT('storePlans');
  const { dollars, number } = useFormats();
  const { Tooltip } = useKit();
  const beyond = t('storePlans:features.beyondHint', {
    fee: dollars(plan.additional_fee),
    cap: dollars(plan.cap_amount),
    days: storeRules.capDays,
  });
  return (
    <ul className={styles['features']}>
      <Feature>
        {t('storePlans:features.images', { amount: number(Number.parseInt(images, 10)) })}
      </Feature>
      <Feature>
        <Tooltip text={beyond}>
          {/* Reached by keyboard: what is charged must not depend on a pointer. */}
          <button type="button" className={styles['hint']}>
            {t('storePlans:features.beyond')}
            <IconInfoCircle size={16} stroke={1.75} aria-hidden="true" />
          </button>
        </Tooltip>
      </Feature>
      <Feature>{t('storePlans:features.tools')}</Feature>
      <Feature>
        {t('storePlans:features.publish', {
          undoDays: storeRules.undoDays,
          maxOriginals: number(storeRules.maxOriginals),
        })}
      </Feature>
      <Feature>{t('storePlans:features.cancel')}</Feature>
    </ul>
  );
}

const Feature = ({ children }: { children: ReactNode }) => (
  <li>
    <IconCheck size={18} stroke={2} aria-hidden="true" />
    <span>{children}</span>
  </li>
);
