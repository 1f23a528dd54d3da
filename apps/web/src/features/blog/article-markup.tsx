import { brand, type ArticleAttributes } from '@tintory/contract';
import { Markup } from '../../config/markup.tsx';

/** Structured data of an article, as a schema.org BlogPosting. */
export const ArticleMarkup = ({ article }: { article: ArticleAttributes }) => (
  <Markup data={postingOf(article)} />
);

const postingOf = ({ title, description, cover, ...article }: ArticleAttributes) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description: description ?? undefined,
  image: cover?.data?.attributes.url,
  datePublished: article.publishedAt,
  dateModified: article.updatedAt,
  inLanguage: article.locale ?? undefined,
  author: { '@type': 'Organization', name: brand.name },
});
