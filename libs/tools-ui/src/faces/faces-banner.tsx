import { retentionDays } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import styles from './faces.module.css';
import type { useFaces } from './use-faces.ts';

type FacesBannerProps = { search: ReturnType<typeof useFaces>; chosen: number; most: number };

/** What was found on the picture, what to do with it, and what it takes to be right. */
export function FacesBanner(props: FacesBannerProps) {
  const t = useT('workbench');
  if (!props.search.wanted) return null;
  return (
    <div className={styles['notice']}>
      <Finding {...props} />
      <p className={styles['consent']}>{t('workbench:faces.consent')}</p>
    </div>
  );
}

function Finding({ search, chosen, most }: FacesBannerProps) {
  const t = useT('workbench');
  const { Banner, Spinner } = useKit();
  if (search.signIn) {
    const action = { label: t('workbench:failure.signIn'), onClick: search.signIn };
    return <Banner tone="info" title={t('workbench:faces.signIn')} action={action} />;
  }
  if (search.waiting !== null) {
    const title = t('workbench:faces.waiting', { count: search.waiting });
    return <Banner tone="caution" title={title} />;
  }
  if (search.searching) return <Spinner label={t('workbench:faces.searching')} />;
  if (search.lost) {
    return <Banner tone="caution" title={t('workbench:failure.next.lost', retentionDays)} />;
  }
  if (search.fileGone) return <Banner tone="bad" title={t('workbench:problems.gone')} />;
  if (search.failed) {
    const action = { label: t('workbench:failure.retry'), onClick: () => void search.again() };
    return <Banner tone="bad" title={t('workbench:faces.failed')} action={action} />;
  }
  if (!search.found) return null;
  if (search.faces.length === 0) {
    return <Banner tone="caution" title={t('workbench:failure.next.face')} />;
  }
  if (chosen >= most && search.faces.length > most) {
    return <Banner tone="info" title={t('workbench:faces.most', { most })} />;
  }
  return chosen === 0 ? <Banner tone="info" title={t('workbench:faces.choose')} /> : null;
}
