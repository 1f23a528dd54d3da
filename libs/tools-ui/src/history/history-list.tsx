import { useT } from '@tintory/i18n';
import { given, useKit } from '@tintory/ui-kit';
import { useToolServices } from '../tool-services.tsx';
import { isNarrowed, wholeHistory, type HistoryFilter } from './history-filter.ts';
import styles from './history-list.module.css';
import type { HistoryLook } from './history-look.ts';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';

type HistoryListProps = {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
  look: HistoryLook;
};

/** What was made here, newest first, or why there is nothing to see. */
export function HistoryList({ filter, onChange, look }: HistoryListProps) {
  const t = useT('history');
  const { Button } = useKit();
  const history = useHistory(filter);
  const { jobs, hasMore } = history;
  if (history.loading) return <Loading look={look} />;
  if (history.failed && jobs.length === 0) return <Failed onReload={history.reload} />;
  if (jobs.length === 0 && !hasMore) {
    if (!isNarrowed(filter)) return <NothingYet look={look} />;
    return <NothingFound look={look} onWiden={() => onChange(wholeHistory)} />;
  }
  return (
    <>
      <ul
        className={styles['list']}
        aria-label={t('history:list')}
        aria-busy={history.stale}
        data-stale={history.stale || undefined}
      >
        {jobs.map((job) => (
          <HistoryRow key={job.id} job={job} look={look} onRemove={history.remove} />
        ))}
      </ul>
      {history.moreFailed && <Failed more onReload={history.loadMore} />}
      {hasMore && !history.moreFailed && (
        <div className={styles['more']}>
          <Button loading={history.loadingMore} onClick={history.loadMore}>
            {t('history:more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Rows of the true size, so that nothing moves when the list arrives. */
function Loading({ look }: { look: HistoryLook }) {
  const t = useT('history');
  return (
    <div role="status" aria-label={t('history:loading')} className={styles['list']}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['thumb']} />
          {look.bone}
        </div>
      ))}
    </div>
  );
}

function Failed({ more = false, onReload }: { more?: boolean; onReload: () => void }) {
  const t = useT('history');
  const { Banner } = useKit();
  return (
    <div className={styles['notice']}>
      <Banner
        tone="bad"
        title={t(more ? 'history:moreFailedTitle' : 'history:errorTitle')}
        action={{ label: t('history:reload'), onClick: onReload }}
      >
        {t('history:errorText')}
      </Banner>
    </div>
  );
}

function NothingFound({ look, onWiden }: { look: HistoryLook; onWiden: () => void }) {
  const t = useT('history');
  const { EmptyState } = useKit();
  return (
    <EmptyState
      {...given({ picture: look.picture })}
      title={t('history:nothingFound')}
      text={t('history:nothingFoundText')}
      action={{ label: t('history:showAll'), onClick: onWiden }}
    />
  );
}

function NothingYet({ look }: { look: HistoryLook }) {
  const t = useT('history');
  const { EmptyState } = useKit();
  const { navigate, toolHref } = useToolServices();
  return (
    <EmptyState
      {...given({ picture: look.picture })}
      title={t('history:emptyTitle')}
      text={t('history:emptyText')}
      action={{
        label: t('history:emptyAction'),
        onClick: () => navigate(toolHref('remove_background')),
      }}
    />
  );
}
