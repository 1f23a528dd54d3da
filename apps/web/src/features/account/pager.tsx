import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './account.module.css';

type PagerProps = { page: number; hasMore: boolean; onPage: (page: number) => void };

/** Buttons for newer and older entries; nothing if there is one page. */
export function Pager({ page, hasMore, onPage }: PagerProps) {
  const t = useT('account');
  const { Button } = useKit();
  if (page === 1 && !hasMore) return null;
  return (
    <div className={styles['pager']}>
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('account:entries.newer')}
      </Button>
      <span className={styles['quiet']}>{t('account:entries.page', { page })}</span>
      <Button disabled={!hasMore} onClick={() => onPage(page + 1)}>
        {t('account:entries.older')}
      </Button>
    </div>
  );
}
