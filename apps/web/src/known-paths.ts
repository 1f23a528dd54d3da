import { languages } from '@tintory/locales';
import type { RouteObject } from 'react-router-dom';
import { routes } from './app/router.tsx';
import { prefixOf } from './config/language-path.ts';
import { paths } from './config/paths.ts';

/** Where something stands, for the server of the pages: at any other path there is nothing. */
export type KnownPaths = {
  /** What a path begins with by its language; English has no prefix. */
  prefixes: string[];
  /** Paths below a prefix; `:name` stands for one part. */
  paths: string[];
};

/** What stands under a path of its own, one for each, by name. */
type Named = {
  /** Of every article, in whatever language. */
  slugs: readonly string[];
  /** Of everything that is printed on. */
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

/** Of every page; what takes all other paths says that there is none. */
const patternsOf = (children: readonly RouteObject[], parent = ''): string[] =>
  children.flatMap(({ path = '', children: inner }) => {
    const own = path.startsWith('/') || path === '' ? path || parent : `${parent}/${path}`;
    if (inner) return patternsOf(inner, own);
    return own.includes('*') ? [] : [own];
  });
