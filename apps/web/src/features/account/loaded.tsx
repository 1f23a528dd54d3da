import type { UseQueryResult } from '@tanstack/react-query';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import type { ReactNode } from 'react';
import styles from './account.module.css';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;
  /** Height of the placeholder in pixels, to avoid a layout shift. */
  height: number;
  children: (data: Data) => ReactNode;
};

/** A query's data, a placeholder while it loads, or an error with a retry. */
export function Loaded<Data>({ query, height, children }: LoadedProps<Data>) {
  const t = useT('account');
  const { Banner } = useKit();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <Banner
        tone="bad"
        title={t('account:loadFailed')}
        action={{ label: t('account:retry'), onClick: () => void query.refetch() }}
      />
    );
  }
  return (
    <div className={styles['bone']} style={{ height }} role="status" aria-label={t('loading')} />
  );
}
