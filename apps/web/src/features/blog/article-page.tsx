import { useQuery } from '@tanstack/react-query';
import { articleQuery } from '@tintory/api-client';
import type { Article } from '@tintory/contract';
import { useFormats, useLanguage, useT } from '@tintory/i18n';
import { useApi } from '@tintory/session';
import hidden from '@tintory/ui-kit/hidden.module.css';
import { Link, useParams } from 'react-router-dom';
import { PageMeta } from '../../config/page-meta.tsx';
import { paths } from '../../config/paths.ts';
import { ArticleMarkup } from './article-markup.tsx';
import { ArticleText } from './article-text.tsx';
import { ArticleTools } from './article-tools.tsx';
import styles from './article.module.css';
import { headingsOf, minutesToRead } from './headings.ts';
import { MoreArticles } from './more-articles.tsx';
import { NotLoaded } from './not-loaded.tsx';

export function ArticlePage() {
  const t = useT('blog', 'tools');
  const { slug = '' } = useParams();
  const { language } = useLanguage();
  const { data, isError, refetch } = useQuery(articleQuery(useApi(), language, slug));
  return (
    <div className={styles['page']}>
      <Link className={styles['back']} to={paths.blog.href()}>
        {t('blog:all')}
      </Link>
      {data === undefined && <h1 className={hidden['hidden']}>{t('blog:title')}</h1>}
      {isError && <NotLoaded onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <div className={styles['bone']} role="status" aria-label={t('blog:loading')} />
      )}
      {data === null && <MissingArticle />}
      {data && <WholeArticle article={data} language={language} />}
      {data !== undefined && <MoreArticles slug={slug} language={language} />}
    </div>
  );
}

function MissingArticle() {
  const t = useT('blog');
  return (
    <>
      <PageMeta title={t('blog:title')} description={t('blog:missing')} />
      <h1>{t('blog:missing')}</h1>
    </>
  );
}

type ShownArticle = {
  article: Article;
  /** The page's language, which may differ from the article's. */
  language: string;
};

function WholeArticle({ article, language }: ShownArticle) {
  const t = useT('blog');
  const { title, slug, description, content, locale, tools, localizations } = article.attributes;
  const written = locale ?? language;
  return (
    <>
      <PageMeta
        title={title}
        description={description ?? title}
        type="article"
        picture={`blog-${slug}`}
        crumbs={[
          { name: t('blog'), path: paths.blog.href() },
          { name: title, path: paths.article.href(slug) },
        ]}
        writtenIn={[
          written,
          ...(localizations?.data.map(({ attributes }) => attributes.locale) ?? []),
        ]}
      />
      <ArticleMarkup article={article.attributes} />
      {written !== language && <p className={styles['note']}>{t('blog:otherLanguage')}</p>}
      <article lang={written} dir={written === 'ar' ? 'rtl' : 'ltr'}>
        <ArticleHead article={article} language={language} />
        <div className={styles['columns']}>
          <Contents text={content} />
          <ArticleText>{content}</ArticleText>
        </div>
      </article>
      <ArticleTools ids={tools ?? []} />
    </>
  );
}

function ArticleHead({ article: { attributes }, language }: ShownArticle) {
  const t = useT('blog');
  const { date } = useFormats();
  const { title, description, content, publishedAt, updatedAt, cover } = attributes;
  const picture = cover?.data?.attributes;
  return (
    <header className={styles['head']}>
      <h1>{title}</h1>
      {description && <p className={styles['lead']}>{description}</p>}
      <p className={styles['facts']} lang={language}>
        <time dateTime={publishedAt} dir="auto">
          {date(publishedAt)}
        </time>
        {updatedAt > publishedAt && (
          <span dir="auto">{t('blog:updated', { date: date(updatedAt) })}</span>
        )}
        <span dir="auto">{t('blog:minutes', { count: minutesToRead(content) })}</span>
      </p>
      {picture && (
        <img
          src={picture.url}
          alt={picture.alternativeText ?? ''}
          width={picture.width ?? 1_200}
          height={picture.height ?? 800}
          fetchPriority="high"
        />
      )}
    </header>
  );
}

function Contents({ text }: { text: string }) {
  const t = useT('blog');
  return (
    <nav className={styles['contents']} aria-label={t('blog:contents')}>
      <strong>{t('blog:contents')}</strong>
      <ol>
        {headingsOf(text).map(({ id, text: heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
