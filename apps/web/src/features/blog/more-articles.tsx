import { useQuery } from '@tanstack/react-query';
import { articlesQuery } from '@tintory/api-client';
import { useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { ArticleCard } from './article-card.tsx';
import styles from './blog.module.css';

const most = 3;

/** The newest articles except this one; nothing while they load. */
export function MoreArticles({ slug, language }: { slug: string; language: string }) {
  const t = useT('blog');
  const { data = [] } = useQuery(articlesQuery(useApi(), language));
  const others = data.filter(({ attributes }) => attributes.slug !== slug).slice(0, most);
  if (others.length === 0) return null;
  const locale = others[0]?.attributes.locale ?? language;
  return (
    <section className={styles['more']}>
      <h2>{t('blog:more')}</h2>
      <ul className={styles['cards']} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
