import type { Article } from '@tintory/contract';
import { useFormats, useLanguage } from '@tintory/i18n';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import styles from './blog.module.css';

/** @param isFirst above the fold: its picture is not lazy-loaded */
export function ArticleCard({ article, isFirst = false }: { article: Article; isFirst?: boolean }) {
  const { date } = useFormats();
  const { language } = useLanguage();
  const { slug, title, description, publishedAt, cover } = article.attributes;
  const picture = cover?.data?.attributes;
  return (
    <Link className={styles['card']} to={paths.article.href(slug)}>
      {picture && (
        <img
          src={picture.url}
          alt=""
          width={picture.width ?? 1_200}
          height={picture.height ?? 800}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      )}
      {/* In the page's language, whatever the article's is. */}
      <time dateTime={publishedAt} lang={language} dir="auto">
        {date(publishedAt)}
      </time>
      <h2>{title}</h2>
      {description && <p>{description}</p>}
    </Link>
  );
}
