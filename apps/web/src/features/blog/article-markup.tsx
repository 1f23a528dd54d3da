import { brand, type ArticleAttributes } from '@tintory/contract';
import { Markup } from '../../config/markup.tsx';

/** Tells search engines what article this is, as schema.org names it. */
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
