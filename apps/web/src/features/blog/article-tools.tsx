import { tools } from '@tintory/catalog';
import { useT } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import styles from './article.module.css';

/** The tools of an article; unknown ids from another content system are skipped. */
export function ArticleTools({ ids }: { ids: readonly string[] }) {
  const t = useT('blog', 'tools');
  const named = tools.filter(({ id }) => ids.includes(id));
  if (named.length === 0) return null;
  return (
    <section className={styles['tools']}>
      <h2>{t('blog:tools')}</h2>
      <ul>
        {named.map(({ id, path }) => (
          <li key={id}>
            <Link to={path}>
              <strong>{t(`tools:${id}.title`)}</strong>
              <span>{t(`tools:${id}.tagline`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
