import type { Content } from './content.ts';
import type { Config } from '../../config.ts';
import { createOwnContent } from './own-content.ts';
import { readArticles } from './read-articles.ts';
import { createStrapiContent } from './strapi-content.ts';

/** The articles of a configured Strapi, else the built-in ones. */
export const createContent = ({ CMS_URL, CMS_COLLECTIONS, API_ORIGIN }: Config): Content =>
  CMS_URL
    ? createStrapiContent(CMS_URL, CMS_COLLECTIONS)
    : createOwnContent(readArticles(), API_ORIGIN);
