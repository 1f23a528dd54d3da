import { useQuery } from '@tanstack/react-query';
import { articlesQuery } from '@tintory/api-client';
import type { Article } from '@tintory/contract';
import { useLanguage, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import { PageMeta } from '../../config/page-meta.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './blog.module.css';
import { FeedLink } from './feed-link.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** All articles, the newest first. */
export function BlogPage() {
  const t = useT('blog');
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(articlesQuery(useApi(), language));
  return (
    <div className={styles['page']}>
      <PageMeta title={t('blog:title')} description={t('blog:description')} />
      <header className={styles['head']}>
        <h1>{t('blog:title')}</h1>
        <p>{t('blog:lead')}</p>
        <FeedLink language={language} />
      </header>
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {!data && !isError && <CardBones />}
      {data && <ArticleList articles={data} language={language} />}
    </div>
  );
}

function ArticleList({ articles, language }: { articles: Article[]; language: string }) {
  const t = useT('blog');
  const locale = articles[0]?.attributes.locale ?? language;
  if (articles.length === 0) return <p className={styles['note']}>{t('blog:none')}</p>;
  return (
    <>
      {locale !== language && <p className={styles['note']}>{t('blog:otherLanguages')}</p>}
      <ul className={styles['cards']} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
        {articles.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CardBones() {
  const t = useT('blog');
  return (
    <div className={styles['cards']} role="status" aria-label={t('blog:loading')}>
      {[0, 1, 2].map((key) => (
        <div key={key} className={styles['bone']} />
      ))}
    </div>
  );
}
