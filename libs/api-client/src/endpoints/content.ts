import type { Article, ArticleList } from '@tintory/contract';
import type { Request } from '../call.ts';

const path = '/cmsapi/imgseed-blogs';

/** Articles that are missing in a language are read in this one. */
const mainLanguage = 'en';

export const contentEndpoints = (request: Request) => {
  const ask = async (query: Record<string, string>, signal?: AbortSignal): Promise<Article[]> =>
    (await request<ArticleList>({ path, query, anonymous: true, signal })).data;

  /** In the language if there are any, else in English. */
  const askIn = async (locale: string, query: Record<string, string>, signal?: AbortSignal) => {
    const found = await ask({ locale, populate: '*', ...query }, signal);
    if (found.length > 0 || locale === mainLanguage) return found;
    return ask({ locale: mainLanguage, populate: '*', ...query }, signal);
  };
  return {
    /** The newest first, at most a hundred. */
    articles: (locale: string, signal?: AbortSignal) =>
      askIn(locale, { sort: 'publishedAt:desc', 'pagination[pageSize]': '100' }, signal),
    /** @returns null where no article has the slug */
    article: async (locale: string, slug: string, signal?: AbortSignal) =>
      (await askIn(locale, { 'filters[slug][$eq]': slug }, signal))[0] ?? null,
  };
};
