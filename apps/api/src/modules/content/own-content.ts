import type { Article } from '@tintory/contract';
import { ContentError } from './content-error.ts';
import { readContentQuery } from './content-query.ts';
import type { Content } from './content.ts';
import { picturesFolder, type StoredArticle } from './read-articles.ts';
import { selectArticles } from './select-articles.ts';

const collection = 'imgseed-blogs';

/** The built-in articles, in Strapi 4's format. */
export function createOwnContent(stored: readonly StoredArticle[], origin: string): Content {
  const articles = stored.map((one) => toArticle(one, stored, origin));
  const bare = articles.map(withoutRelations);
  return {
    list: async (name, search) => {
      if (name !== collection) throw new ContentError(404);
      const query = readContentQuery(search);
      return selectArticles(query.populate !== undefined ? articles : bare, query);
    },
    read: async (name, id, search) => {
      const { populate } = readContentQuery(search);
      const data = (populate !== undefined ? articles : bare).find((one) => String(one.id) === id);
      if (name !== collection || !data) throw new ContentError(404);
      return { data, meta: {} };
    },
  };
}

function toArticle(one: StoredArticle, all: readonly StoredArticle[], origin: string): Article {
  const { id, cover, published, updated = published, ...rest } = one;
  const { title, slug, description, content, locale, tools } = rest;
  const { file, alt, width, height } = cover;
  const url = `${origin}/blog/${picturesFolder}/${file}`;
  const others = all.filter((other) => other.slug === slug && other.locale !== locale);
  return {
    id,
    attributes: {
      ...{ title, slug, description, content, locale, tools },
      publishedAt: published,
      updatedAt: updated,
      cover: { data: { id, attributes: { url, alternativeText: alt, width, height } } },
      localizations: {
        data: others.map((other) => ({
          id: other.id,
          attributes: { locale: other.locale, slug: other.slug },
        })),
      },
    },
  };
}

/** Strapi omits relations unless they are populated. */
function withoutRelations({ id, attributes }: Article): Article {
  const own = { ...attributes };
  delete own.cover;
  delete own.localizations;
  return { id, attributes: own };
}
