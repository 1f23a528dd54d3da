import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '@tintory/api-client';
import type { CreditUsage } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import styles from './account.module.css';
import { fillDays } from './fill-days.ts';
import { Loaded } from './loaded.tsx';
import { Section } from './section.tsx';

/** Bar chart of the credits spent each day. */
export function Usage() {
  const t = useT('account');
  const { Segmented } = useKit();
  const [days, setDays] = useState('30');
  const usage = useQuery(usageQuery(useApi(), Number(days)));
  return (
    <Section
      title={t('account:credits.usage')}
      aside={
        <Segmented
          label={t('account:credits.usage')}
          labelHidden
          value={days}
          onChange={setDays}
          options={[
            { value: '30', label: t('account:credits.days30') },
            { value: '90', label: t('account:credits.days90') },
          ]}
        />
      }
    >
      <Loaded query={usage} height={176}>
        {(known) => <Bars usage={known} days={Number(days)} />}
      </Loaded>
    </Section>
  );
}

function Bars({ usage, days }: { usage: CreditUsage; days: number }) {
  const t = useT('account');
  const { date, number } = useFormats();
  const bars = fillDays(usage.rows, days, new Date());
  const most = Math.max(1, ...bars.map(({ spent }) => spent));
  const total = bars.reduce((sum, { spent }) => sum + spent, 0);
  const first = bars[0];
  const last = bars.at(-1);
  return (
    <figure className={styles['chart']}>
      <ol className={styles['bars']}>
        {bars.map(({ day, spent }) => {
          const text = t('account:credits.spentOn', { date: date(day), spent: number(spent) });
          return (
            <li key={day} title={text}>
              <span style={{ height: `${(spent / most) * 100}%` }} />
              <span className={styles['hidden']}>{text}</span>
            </li>
          );
        })}
      </ol>
      <div className={styles['axis']} aria-hidden="true">
        <span>{first && date(first.day)}</span>
        <span>{last && date(last.day)}</span>
      </div>
      <figcaption className={styles['quiet']}>
        {total === 0
          ? t('account:credits.nothing')
          : t('account:credits.total', { spent: number(total), days })}
      </figcaption>
    </figure>
  );
}
