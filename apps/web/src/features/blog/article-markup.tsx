import { brand, type ArticleAttributes } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { BreadcrumbMarkup } from '../../config/breadcrumb-markup.tsx';
import { Markup } from '../../config/markup.tsx';
import { paths } from '../../config/paths.ts';

/** Tells search engines what article this is and where it stands, as schema.org names it. */
export function ArticleMarkup({ article }: { article: ArticleAttributes }) {
  const t = useT();
  const { title, slug } = article;
  return (
    <>
      <Markup data={postingOf(article)} />
      <BreadcrumbMarkup
        crumbs={[
          { name: t('blog'), path: paths.blog.href() },
          { name: title, path: paths.article.href(slug) },
        ]}
      />
    </>
  );
}

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
