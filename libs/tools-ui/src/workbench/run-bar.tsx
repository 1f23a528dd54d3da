import { freeCredits } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import type { ReactNode } from 'react';
import { useToolServices } from '../tool-services.tsx';
import styles from '../styles/panel.module.css';

type RunBarProps = {
  /** What the main action needs, or results in. */
  note?: ReactNode;
  main: ReactNode;
  others?: ReactNode;
  /**
   * Whether the other actions take the whole line on a phone, where the header shows the balance.
   */
  full?: boolean;
};

/** The bar with the balance, the main action and the others, in every phase. */
export const RunBar = ({ note, main, others, full }: RunBarProps) => (
  <div className={styles['run']} data-full={full || undefined}>
    {note}
    <div className={styles['balance']}>
      <Balance />
    </div>
    {main}
    <div className={styles['others']}>{others}</div>
  </div>
);

function Balance() {
  const t = useT('workbench');
  const { signedIn, balance } = useToolServices();
  if (!signedIn) {
    return (
      <p className={styles['note']}>{t('workbench:run.signInFirst', { count: freeCredits })}</p>
    );
  }
  return (
    <p className={styles['note']}>
      {balance === null ? '\u00a0' : t('workbench:run.balance', { count: balance })}
    </p>
  );
}
