import type { Publication } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import styles from './publishing.module.css';

/** The picture before and after a publication. */
export function PublicationPictures({ publication }: { publication: Publication }) {
  const t = useT('workbench');
  const { before_url: before, after_url: after } = publication;
  return (
    <span className={styles['pictures']}>
      {before && <img src={before} alt={t('workbench:result.before')} loading="lazy" />}
      <img src={after} alt={t('workbench:result.after')} loading="lazy" />
    </span>
  );
}
