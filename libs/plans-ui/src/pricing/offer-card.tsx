import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import styles from './pricing.module.css';

type OfferCardProps = {
  title: string;
  text: string;
  /** The toggle above the tiers, where there is one. */
  head?: ReactNode;
  children: ReactNode;
  perCredit: string;
  /** What has to be known before the button is pressed. */
  note?: string | null;
  action: { label: string; onClick: () => void; loading: boolean; main: boolean };
};

/** One of the two ways to get credits. */
export function OfferCard({
  title,
  text,
  head,
  children,
  perCredit,
  note,
  action,
}: OfferCardProps) {
  const t = useT('plans');
  const { Button, Tooltip } = useKit();
  return (
    <section className={styles['card']} aria-label={title}>
      <header className={styles['cardHead']}>
        <h2>{title}</h2>
        <p>{text}</p>
      </header>
      {head}
      {children}
      <div className={styles['foot']}>
        <Tooltip text={t('plans:perCreditHint')}>
          <span className={styles['perCredit']}>{perCredit}</span>
        </Tooltip>
        {note && <p className={styles['begins']}>{note}</p>}
        <Button
          variant={action.main ? 'primary' : 'secondary'}
          size="large"
          fullWidth
          loading={action.loading}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      </div>
    </section>
  );
}
