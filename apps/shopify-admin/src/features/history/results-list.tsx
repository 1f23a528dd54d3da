import { SkeletonBodyText } from '@shopify/polaris';
import { useT } from '@tintory/i18n';
import { useToolServices, type History } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { paths } from '../../config/paths.ts';
import styles from './history.module.css';
import { ResultRow } from './result-row.tsx';

type ResultsListProps = {
  history: History;
  /** Shows everything again; undefined where nothing is left out. */
  onWiden: (() => void) | undefined;
};

export function ResultsList({ history, onWiden }: ResultsListProps) {
  const t = useT('history');
  const { Button } = useKit();
  const { jobs } = history;
  if (history.loading) return <ResultsLoading />;
  if (history.failed && jobs.length === 0) return <ResultsFailed onReload={history.reload} />;
  if (jobs.length === 0 && !history.hasMore) return <NoResults onWiden={onWiden} />;
  return (
    <>
      <ul className={styles['list']} aria-label={t('history:list')}>
        {jobs.map((job) => (
          <ResultRow key={job.id} job={job} onRemove={history.remove} />
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

/** Rows of the true size, so that nothing moves when the list arrives. */
function ResultsLoading() {
  const t = useT('history');
  return (
    <div role="status" aria-label={t('history:loading')} className={styles['list']}>
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className={styles['row']}>
          <span className={styles['thumb']} />
          <SkeletonBodyText lines={2} />
        </div>
      ))}
    </div>
  );
}

function ResultsFailed({ onReload }: { onReload: () => void }) {
  const t = useT('history');
  const { Banner } = useKit();
  return (
    <div className={styles['notice']}>
      <Banner
        tone="bad"
        title={t('history:errorTitle')}
        action={{ label: t('history:reload'), onClick: onReload }}
      >
        {t('history:errorText')}
      </Banner>
    </div>
  );
}

function NoResults({ onWiden }: Pick<ResultsListProps, 'onWiden'>) {
  const t = useT('history');
  const { EmptyState } = useKit();
  const { navigate } = useToolServices();
  if (onWiden) {
    return (
      <EmptyState
        title={t('history:nothingFound')}
        text={t('history:nothingFoundText')}
        action={{ label: t('history:showAll'), onClick: onWiden }}
      />
    );
  }
  return (
    <EmptyState
      title={t('history:emptyTitle')}
      text={t('history:emptyText')}
      action={{
        label: t('history:emptyAction'),
        onClick: () => navigate(paths.tool.href('remove_background')),
      }}
    />
  );
}
