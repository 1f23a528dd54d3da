import { tools } from '@tintory/catalog';
import { creditRules } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import styles from './pricing.module.css';

/** What so many credits make, tool by tool. */
export function CreditUses({ credits }: { credits: number }) {
  const t = useT('plans', 'tools');
  const { number } = useFormats();
  return (
    <section className={styles['facts']}>
      <h2>{t('plans:buys.title', { credits: number(credits) })}</h2>
      <dl className={styles['uses']}>
        {tools.map(({ id, functions }) => {
          const price = Math.max(...functions.map((func) => func.credits));
          const uses = Math.floor(credits / price);
          return (
            <div key={id}>
              <dt>{t(`tools:${id}.title`)}</dt>
              <dd>
                <strong>{t('plans:buys.uses', { count: uses, amount: number(uses) })}</strong>
                <span>{t('plans:buys.each', { count: price })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const rules = ['rollover', 'after', 'packs', 'order', 'failed', 'refund'] as const;

/** The rules that credits follow, as the server applies them. */
export function CreditRules() {
  const t = useT('plans');
  const { rolloverMonths: months, afterPlanDays: days, packYears: years } = creditRules;
  return (
    <section className={styles['facts']}>
      <h2>{t('plans:rules.title')}</h2>
      <ul className={styles['rules']}>
        {rules.map((rule) => (
          <li key={rule}>{t(`plans:rules.${rule}`, { months, days, years })}</li>
        ))}
      </ul>
    </section>
  );
}
