import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { Attributions } from '@tintory/tools-ui';
import { PageMeta } from '../../config/page-meta.tsx';
import styles from './legal.module.css';

/** Authors and licences of the models and drawings. */
export function LicencesPage() {
  const t = useT('licences');
  return (
    <article className={styles['page']}>
      <PageMeta title={t('licences:title')} description={t('licences:description')} />
      <h1>{t('licences:title')}</h1>
      <p className={styles['intro']}>{t('licences:lead')}</p>
      <Attributions api={useApi()} />
    </article>
  );
}
