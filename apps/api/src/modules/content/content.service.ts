import type { Config } from '../../config.ts';
import { createOwnContent } from './own-content.ts';
import { readArticles } from './read-articles.ts';
import { createStrapiContent } from './strapi-content.ts';

/** Where articles come from; answers are in Strapi 4's shape. */
export type Content = {
  /** @throws ContentError 404 for a collection that is not there, 400 for a query nobody can read */
  list(collection: string, search: string): Promise<unknown>;
  /** @throws ContentError 404 for what is not there */
  read(collection: string, id: string, search: string): Promise<unknown>;
};

/** The articles of a Strapi where one is configured, else those that come with the product. */
export const createContent = ({ CMS_URL, CMS_COLLECTIONS, API_ORIGIN }: Config): Content =>
  CMS_URL
    ? createStrapiContent(CMS_URL, CMS_COLLECTIONS)
    : createOwnContent(readArticles(), API_ORIGIN);
