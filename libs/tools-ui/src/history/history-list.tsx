import { useT } from '@tintory/i18n';
import { given, useKit } from '@tintory/ui-kit';
import { LoadMore } from '../load-more.tsx';
import { useToolServices } from '../tool-services.tsx';
import { HistoryFailed } from './history-failed.tsx';
import { isNarrowed, wholeHistory, type HistoryFilter } from './history-filter.ts';
import styles from './history-list.module.css';
import type { HistoryLook } from './history-look.ts';
import { HistoryCard } from './history-card.tsx';
import { useHistory } from './use-history.ts';

type HistoryListProps = {
  filter: HistoryFilter;
  onChange: (filter: HistoryFilter) => void;
  look: HistoryLook;
};

/** What was made here, newest first, or why there is nothing to see. */
export function HistoryList({ filter, onChange, look }: HistoryListProps) {
  const t = useT('history');
  const history = useHistory(filter);
  const { jobs, hasMore } = history;
  if (history.loading) return <Loading look={look} />;
  if (history.failed && jobs.length === 0) {
    return (
      <div className={styles['notice']}>
        <HistoryFailed onReload={history.reload} />
      </div>
    );
  }
  if (jobs.length === 0 && !hasMore) {
    if (!isNarrowed(filter)) return <NothingYet look={look} />;
    return <NothingFound filter={filter} look={look} onWiden={() => onChange(wholeHistory)} />;
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
          <HistoryCard key={job.id} job={job} look={look} onRemove={history.remove} />
        ))}
      </ul>
      {history.moreFailed && (
        <div className={styles['notice']}>
          <HistoryFailed more onReload={history.loadMore} />
        </div>
      )}
      {hasMore && !history.moreFailed && (
        <div className={styles['more']}>
          <LoadMore
            label={t('history:more')}
            loading={history.loadingMore}
            onLoad={history.loadMore}
          />
        </div>
      )}
    </>
  );
}

/** Cards of the true size, so that nothing moves when the list arrives. */
function Loading({ look }: { look: HistoryLook }) {
  const t = useT('history');
  return (
    <div role="status" aria-label={t('history:loading')} className={styles['list']}>
      {[1, 2, 3, 4, 5].map((card) => (
        <div key={card} className={styles['card']}>
          <span className={styles['thumb']} />
          {look.bone}
        </div>
      ))}
    </div>
  );
}

type NothingFoundProps = { filter: HistoryFilter; look: HistoryLook; onWiden: () => void };

function NothingFound({ filter, look, onWiden }: NothingFoundProps) {
  const t = useT('history');
  const { EmptyState } = useKit();
  // Only the favourites filter is set: explains how to mark favourites.
  const unstarred = filter.favourites && !isNarrowed({ ...filter, favourites: false });
  return (
    <EmptyState
      {...given({ picture: look.picture })}
      title={t(unstarred ? 'history:nothingStarred' : 'history:nothingFound')}
      text={t(unstarred ? 'history:nothingStarredText' : 'history:nothingFoundText')}
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
      action={
        look.begin ?? {
          label: t('history:emptyAction'),
          onClick: () => navigate(toolHref('remove_background')),
        }
      }
    />
  );
}
