import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { billsQuery } from '@tintory/api-client';
import type { Bill } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './account.module.css';
import { Loaded } from './loaded.tsx';
import { Pager } from './pager.tsx';
import { Section } from './section.tsx';

const limit = 20;

/** Payments with their invoices. */
export function BillsPart() {
  const t = useT('account');
  const [page, setPage] = useState(1);
  const bills = useQuery({
    ...billsQuery(useApi(), { page, limit }),
    placeholderData: keepPreviousData,
  });
  return (
    <Section title={t('account:parts.bills')}>
      <p className={styles['small']}>
        <Link to={paths.printOrders.href()}>{t('account:bills.orders')}</Link>
      </p>
      <Loaded query={bills} height={320}>
        {({ rows, pageInfo }) =>
          rows.length === 0 ? (
            <p className={styles['quiet']}>{t('account:bills.empty')}</p>
          ) : (
            <>
              <ul className={styles['list']}>
                {rows.map((row) => (
                  <BillRow key={row.id} bill={row} />
                ))}
              </ul>
              <Pager page={page} hasMore={pageInfo.has_next_page} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function BillRow({ bill }: { bill: Bill }) {
  const t = useT('account');
  const { date, money } = useFormats();
  return (
    <li className={styles['bill']}>
      <div>
        <strong>{t(`account:bills.kind.${bill.kind}`)}</strong>
        <p className={styles['small']}>
          {date(bill.created_at)}
          {bill.credits !== 0 && ` · ${t('credits', { count: bill.credits })}`}
        </p>
      </div>
      <span className={styles['tag']} data-status={bill.status}>
        {t(`account:bills.status.${bill.status}`)}
      </span>
      <span className={styles['number']}>
        {money(fromMinor(bill.amount, bill.currency), bill.currency)}
      </span>
      <span className={styles['invoice']}>
        {bill.invoice_url && (
          <a href={bill.invoice_url} target="_blank" rel="noreferrer">
            {t('account:bills.invoice')}
          </a>
        )}
      </span>
    </li>
  );
}

/** Bills count in the currency's minor unit, of which the yen has none. */
function fromMinor(amount: number, currency: string): number {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return amount / 10 ** digits;
}
