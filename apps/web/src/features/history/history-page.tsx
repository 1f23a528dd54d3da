import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { HistoryFilters, HistoryList, useToolServices } from '@tintory/tools-ui';
import { useKit } from '@tintory/ui-kit';
import { PageMeta } from '../../config/page-meta.tsx';
import { historyLook } from './history-look.tsx';
import styles from './history-page.module.css';
import { useFilter } from './use-filter.ts';

/** My jobs, newest first. */
export function HistoryPage() {
  const t = useT('history');
  const { signedIn } = useToolServices();
  return (
    <div className={styles['page']}>
      <PageMeta title={t('meta.history.title')} description={t('meta.history.description')} />
      <header className={styles['header']}>
        <h1 className={styles['title']}>{t('history:title')}</h1>
        <p className={styles['lead']}>{t('history:lead', { days: retentionDays.results })}</p>
      </header>
      {signedIn ? <Results /> : <SignedOut />}
    </div>
  );
}

function Results() {
  const [filter, setFilter] = useFilter();
  const shown = { filter, onChange: setFilter, look: historyLook };
  return (
    <>
      <div className={styles['filters']}>
        <HistoryFilters {...shown} />
      </div>
      <HistoryList {...shown} />
    </>
  );
}

function SignedOut() {
  const t = useT('history');
  const { EmptyState } = useKit();
  const { requestSignIn } = useToolServices();
  return (
    <EmptyState
      picture={historyLook.picture}
      title={t('history:signedOutTitle')}
      text={t('history:signedOutText')}
      action={{ label: t('history:signIn'), onClick: requestSignIn }}
    />
  );
}
