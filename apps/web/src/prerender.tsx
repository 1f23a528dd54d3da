import { dehydrate, type QueryClient } from '@tanstack/react-query';
import {
  articleQuery,
  articlesQuery,
  printProductQuery,
  printProductsQuery,
  toolQuery,
} from '@tintory/api-client';
import { tools } from '@tintory/catalog';
import type { Article, PrintProduct, Tool } from '@tintory/contract';
import { changeLanguage, startI18n } from '@tintory/i18n';
import { directionOf, languages, type Language } from '@tintory/locales';
import { createClient, createQueryClient, type Client, type TokenStore } from '@tintory/session';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/router.tsx';
import { plainConfig } from './config/config-context.ts';
import { inLanguage, prefixOf } from './config/language-path.ts';
import { paths, publicPaths } from './config/paths.ts';
import { helpQuery } from './features/help/use-help.ts';

export { describeApp, type AppDescription } from './describe-app.ts';
export { describePaths } from './known-paths.ts';

/** Public API content by language, fetched before prerendering. */
export type Content = Record<
  string,
  { tools: Tool[]; articles: Article[]; products: PrintProduct[] }
>;

export type DrawnPage = {
  path: string;
  language: Language;
  dir: 'ltr' | 'rtl';
  /** The path prefix of the page's language. */
  prefix: string;
  /** Head tags such as title and links, then the page's markup. */
  html: string;
  /** Dehydrated API queries as JSON; empty if there are none. */
  data: string;
  /** The same page in each language it is available in. */
  alternates: { language: Language; path: string }[];
};

/** Placeholders that the page server replaces by the real origins. */
export const origins = { api: 'https://api.invalid', web: 'https://web.invalid' };

const config = { ...plainConfig, webOrigin: origins.web };
const nobody: TokenStore = {
  read: () => null,
  write: () => undefined,
  clear: () => undefined,
  watch: () => () => undefined,
};

/** Prerenders every public page in each of its languages, as a visitor sees it. */
export async function drawPages(content: Content): Promise<DrawnPage[]> {
  await startI18n('en', { namespaces: [] });
  const pages: DrawnPage[] = [];
  for (const { code } of languages) {
    await changeLanguage(code);
    for (const page of pagesIn(code, content)) pages.push(await drawPage(page, code, content));
  }
  return pages;
}

type Page = { path: string; writtenIn: Language[] };

function pagesIn(language: Language, content: Content): Page[] {
  const all = languages.map(({ code }) => code);
  const articles = (content[language]?.articles ?? []).map(({ attributes: { slug } }) => ({
    path: paths.article.href(slug),
    writtenIn: all.filter((code) =>
      content[code]?.articles.some(({ attributes }) => attributes.slug === slug),
    ),
  }));
  const products = (content[language]?.products ?? []).map(({ id }) => paths.printProduct.href(id));
  return [...[...publicPaths, ...products].map((path) => ({ path, writtenIn: all })), ...articles];
}

async function drawPage({ path, writtenIn }: Page, language: Language, content: Content) {
  const client = createClient({
    baseUrl: origins.api,
    appId: 'web',
    getLanguage: () => language,
    store: nobody,
    // All other requests stay pending: the page is rendered in its loading state.
    fetch: () => new Promise<Response>(() => undefined),
  });
  const queries = createQueryClient();
  await fill(queries, client, { path, language, content });
  const html = await markupOf(inLanguage(language, path), language, client, queries);
  const state = dehydrate(queries);
  queries.clear();
  return {
    path: inLanguage(language, path),
    language,
    dir: directionOf(language),
    prefix: prefixOf(language),
    html,
    data: state.queries.length > 0 ? JSON.stringify(state) : '',
    alternates: writtenIn.map((code) => ({ language: code, path: inLanguage(code, path) })),
  };
}

type Asked = { path: string; language: Language; content: Content };

/** Fills the query cache with the API responses that this page requests. */
async function fill(
  queries: QueryClient,
  { api }: Client,
  { path, language, content }: Asked,
): Promise<void> {
  if (path === paths.help.pattern) await queries.prefetchQuery(helpQuery(language));
  const tool = tools.find((one) => one.path === path);
  const known = content[language];
  const view = known?.tools.find(({ id }) => id === tool?.id);
  if (tool && view) queries.setQueryData(toolQuery(api, tool.id).queryKey, view);
  if (path === paths.print.pattern && known) {
    // Print prices may change: the page refetches as soon as it is shown.
    const { queryKey } = printProductsQuery(api, language);
    queries.setQueryData(queryKey, { rows: known.products }, { updatedAt: 0 });
  }
  const product = known?.products.find(({ id }) => paths.printProduct.href(id) === path);
  if (product) {
    const { queryKey } = printProductQuery(api, product.id, language);
    queries.setQueryData(queryKey, product, { updatedAt: 0 });
  }
  if (!path.startsWith(paths.blog.pattern)) return;
  const articles = known?.articles.length ? known.articles : (content['en']?.articles ?? []);
  // Cards show no content, which would make up most of the page.
  const cards = articles.map(({ id, attributes }) => ({
    id,
    attributes: { ...attributes, content: '' },
  }));
  queries.setQueryData(articlesQuery(api, language).queryKey, cards);
  const article = articles.find(({ attributes: { slug } }) => paths.article.href(slug) === path);
  if (!article) return;
  const { queryKey } = articleQuery(api, language, article.attributes.slug);
  queries.setQueryData(queryKey, article);
}

async function markupOf(path: string, language: Language, client: Client, queries: QueryClient) {
  const handler = createStaticHandler(routes, { basename: prefixOf(language) || '/' });
  const context = await handler.query(new Request(origins.web + path));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App client={client} queries={queries} config={config}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>
    </StrictMode>,
    // Everything inline: no React script has to move parts into place.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} is not drawn.`, { cause: failures[0] });
  return html;
}
