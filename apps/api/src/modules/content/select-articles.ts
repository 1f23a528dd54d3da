import type { Article, ArticleList } from '@tintory/contract';
import type { ContentField, ContentQuery } from './content-query.ts';

const valueOf = ({ id, attributes }: Article, field: ContentField): string | number =>
  field === 'id' ? id : (attributes[field] ?? '');

/** The page of articles that a query asks for, in its order. */
export function selectArticles(articles: readonly Article[], query: ContentQuery): ArticleList {
  const found = articles.filter((one) => matches(one, query)).sort(inOrder(query.sort));
  const { page, pageSize } = query.pagination;
  return {
    data: found.slice((page - 1) * pageSize, page * pageSize),
    meta: {
      pagination: {
        page,
        pageSize,
        pageCount: Math.ceil(found.length / pageSize),
        total: found.length,
      },
    },
  };
}

function matches(one: Article, { locale, filters }: ContentQuery): boolean {
  if (locale !== 'all' && one.attributes.locale !== locale) return false;
  return Object.entries(filters).every(([field, operators]) => {
    const value = String(valueOf(one, field as ContentField));
    const { $eq, $ne, $in, $containsi } = { ...noOperators, ...operators };
    if ($eq !== undefined && value !== $eq) return false;
    if ($ne !== undefined && value === $ne) return false;
    if ($in && !$in.includes(value)) return false;
    return $containsi === undefined || value.toLowerCase().includes($containsi.toLowerCase());
  });
}

const noOperators = { $ne: undefined, $in: undefined, $containsi: undefined };

const inOrder = (sort: ContentQuery['sort']) => (a: Article, b: Article) => {
  for (const { field, direction } of sort) {
    const [x, y] = [valueOf(a, field), valueOf(b, field)];
    if (x !== y) return (x < y ? -1 : 1) * (direction === 'asc' ? 1 : -1);
  }
  return a.id - b.id;
};
