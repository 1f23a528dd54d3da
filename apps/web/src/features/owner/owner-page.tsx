import { ApiError, visitsQuery } from '@tintory/api-client';
import type { Visits } from '@tintory/contract';
import { useFormats, useT } from '@tintory/i18n';
import { useApi, useSession } from '@tintory/session';
import { useKit } from '@tintory/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { PageMeta } from '../../config/page-meta.tsx';
import { DayChart } from './day-chart.tsx';
import styles from './owner-page.module.css';
import { ViewsTable } from './views-table.tsx';

const isMissing = (error: unknown) => error instanceof ApiError && error.code === 'NotFound';

/**
 * Page views by day, page, language and origin, for the owner.
 *
 * @param otherwise the "not found" page for everybody else
 */
export function OwnerPage({ otherwise }: { otherwise: ReactNode }) {
  const { hasToken } = useSession();
  const api = useApi();
  const [days, setDays] = useState('30');
  const visits = useQuery({ ...visitsQuery(api, Number(days)), enabled: hasToken });
  if (!hasToken || isMissing(visits.error)) return otherwise;
  return (
    <Page days={days} onDays={setDays}>
      {visits.data && <Sums visits={visits.data} days={Number(days)} />}
      {visits.isError && <Failed onRetry={() => void visits.refetch()} />}
      {visits.isPending && <div className={styles['waiting']} />}
    </Page>
  );
}

type PageProps = { days: string; onDays: (days: string) => void; children: ReactNode };

function Page({ days, onDays, children }: PageProps) {
  const t = useT('pageServices');
  const { Segmented } = useKit();
  return (
    <div className={styles['page']}>
      <PageMeta
        title={t('pageServices:owner.title')}
        description={t('pageServices:owner.description')}
      />
      <header className={styles['head']}>
        <div>
          <h1>{t('pageServices:owner.title')}</h1>
          <p>{t('pageServices:owner.lead')}</p>
        </div>
        <Segmented
          label={t('pageServices:owner.period')}
          labelHidden
          value={days}
          onChange={onDays}
          options={['7', '30', '90'].map((value) => ({
            value,
            label: t('pageServices:owner.days', { count: Number(value) }),
          }))}
        />
      </header>
      {children}
    </div>
  );
}

function Sums({ visits, days }: { visits: Visits; days: number }) {
  const t = useT('pageServices');
  const { languageName } = useFormats();
  return (
    <>
      <p className={styles['total']}>
        {t('pageServices:owner.total', { count: visits.total, days })}
      </p>
      <DayChart rows={visits.by_day} days={days} />
      <div className={styles['tables']}>
        <ViewsTable
          title={t('pageServices:owner.paths')}
          rows={visits.by_path.map(({ path, views }) => ({ name: path, views }))}
        />
        <ViewsTable
          title={t('pageServices:owner.languages')}
          rows={visits.by_language.map((row) => ({ ...row, name: languageName(row.language) }))}
        />
        <ViewsTable
          title={t('pageServices:owner.referrers')}
          rows={visits.by_referrer.map((row) => ({ ...row, name: row.referrer_origin }))}
        />
      </div>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT('pageServices');
  const { Banner } = useKit();
  return (
    <Banner
      tone="bad"
      title={t('pageServices:owner.failed')}
      action={{ label: t('pageServices:owner.again'), onClick: onRetry }}
    />
  );
}
