import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import {
  isNarrowed,
  useHistory,
  useToolServices,
  wholeHistory,
  type History,
} from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { BrandMark } from '../../config/brand-mark.tsx';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import { useState } from 'react';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryRow } from './history-row.tsx';
import styles from './history-page.module.css';
import { HistorySkeleton } from './history-skeleton.tsx';

/** My jobs, newest first. */
export function HistoryPage() {
  const t = useT('history');
  const [filter, setFilter] = useState(wholeHistory);
  const history = useHistory(filter);
  return (
    <div className={styles['page']}>
      <PageMeta title={t('meta.history.title')} description={t('meta.history.description')} />
      <header className={styles['header']}>
        <h1 className={styles['title']}>{t('history:title')}</h1>
        <p className={styles['lead']}>{t('history:lead', { days: retentionDays.results })}</p>
      </header>
      {history.signedIn ? (
        <>
          <HistoryFilters filter={filter} onChange={setFilter} />
          <Content
            history={history}
            narrowed={isNarrowed(filter)}
            onWiden={() => setFilter(wholeHistory)}
          />
        </>
      ) : (
        <SignedOut />
      )}
    </div>
  );
}

function SignedOut() {
  const t = useT('history');
  const { EmptyState } = useKit();
  const { requestSignIn } = useToolServices();
  return (
    <EmptyState
      picture={<BrandMark className={styles['mark']} />}
      title={t('history:signedOutTitle')}
      text={t('history:signedOutText')}
      action={{ label: t('history:signIn'), onClick: requestSignIn }}
    />
  );
}

type ContentProps = { history: History; narrowed: boolean; onWiden: () => void };

function Content({ history, narrowed, onWiden }: ContentProps) {
  const t = useT('history');
  const { Banner, EmptyState } = useKit();
  const { navigate } = useToolServices();
  if (history.loading) return <HistorySkeleton />;
  if (history.failed && history.jobs.length === 0) {
    return (
      <Banner
        tone="bad"
        title={t('history:errorTitle')}
        action={{ label: t('history:reload'), onClick: history.reload }}
      >
        {t('history:errorText')}
      </Banner>
    );
  }
  if (history.jobs.length > 0 || history.hasMore) return <JobList history={history} />;
  if (narrowed) {
    return (
      <EmptyState
        picture={<BrandMark className={styles['mark']} />}
        title={t('history:nothingFound')}
        text={t('history:nothingFoundText')}
        action={{ label: t('history:showAll'), onClick: onWiden }}
      />
    );
  }
  return (
    <EmptyState
      picture={<BrandMark className={styles['mark']} />}
      title={t('history:emptyTitle')}
      text={t('history:emptyText')}
      action={{
        label: t('history:emptyAction'),
        onClick: () => navigate(paths.tool.href('remove_background')),
      }}
    />
  );
}

function JobList({ history }: { history: History }) {
  const t = useT('history');
  const { Button } = useKit();
  return (
    <>
      <ul className={styles['list']} aria-label={t('history:list')}>
        {history.jobs.map((job) => (
          <HistoryRow key={job.id} job={job} onRemove={history.remove} />
        ))}
      </ul>
      {history.hasMore && (
        <div className={styles['more']}>
          <Button loading={history.loadingMore} onClick={history.loadMore}>
            {t('history:more')}
          </Button>
        </div>
      )}
    </>
  );
}
