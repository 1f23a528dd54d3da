import { languages } from '@tintory/locales';
import type { RouteObject } from 'react-router-dom';
import { routes } from './app/router.tsx';
import { prefixOf } from './config/language-path.ts';
import { paths } from './config/paths.ts';

/** The paths that exist; the page server answers 404 for any other. */
export type KnownPaths = {
  /** Path prefixes of the languages; English has none. */
  prefixes: string[];
  /** Paths below a prefix; `:name` matches one segment. */
  paths: string[];
};

/** Names of the pages with their own paths. */
type Named = {
  /** Of all articles in all languages. */
  slugs: readonly string[];
  /** Ids of all print products. */
  products: readonly string[];
};

export const describePaths = ({ slugs, products }: Named): KnownPaths => ({
  prefixes: languages.map(({ code }) => prefixOf(code)).filter(Boolean),
  paths: [
    ...new Set([
      ...patternsOf(routes).filter((path) => !namedOneByOne.includes(path)),
      ...slugs.map((slug) => paths.article.href(slug)),
      ...products.map((product) => paths.printProduct.href(product)),
    ]),
  ],
});

const namedOneByOne: string[] = [paths.article.pattern, paths.printProduct.pattern];

/** The path patterns of all routes; the catch-all route is the 404 page. */
const patternsOf = (children: readonly RouteObject[], parent = ''): string[] =>
  children.flatMap(({ path = '', children: inner }) => {
    const own = path.startsWith('/') || path === '' ? path || parent : `${parent}/${path}`;
    if (inner) return patternsOf(inner, own);
    return own.includes('*') ? [] : [own];
  });
