import { findTool, tools, type ToolId } from '@tintory/catalog';
import { basePath } from './base-path.ts';
import { numberOf } from './store-ids.ts';

/** The last part of a consumer path names the tool here too. */
const nameOf = (consumerPath: string) => consumerPath.split('/').at(-1) ?? '';

const toolHref = (name: string) => `/tools/${name}`;

/** Every page of the app, below its base path. */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  tools: { pattern: '/tools', href: () => '/tools' },
  tool: { href: (id: ToolId) => toolHref(nameOf(findTool(id)?.path ?? '')) },
  resize: { pattern: '/tools/resize-image', href: () => '/tools/resize-image' },
  paint: { pattern: '/tools/paint-image', href: () => '/tools/paint-image' },
  products: { pattern: '/products', href: () => '/products' },
  product: {
    pattern: '/products/:number',
    href: (id: string) => `/products/${numberOf(id)}`,
  },
  batch: { pattern: '/batch', href: () => '/batch' },
  history: {
    pattern: '/history',
    href: (productId?: string) =>
      productId === undefined ? '/history' : `/history?product=${numberOf(productId)}`,
  },
  print: {
    pattern: '/print',
    /** `picture` is passed on to the chosen product. */
    href: (picture?: string) =>
      picture === undefined ? '/print' : `/print?${new URLSearchParams({ picture })}`,
  },
  printMade: { pattern: '/print/made', href: () => '/print/made' },
  printSell: {
    pattern: '/print/sell/:design',
    href: (design: string) => `/print/sell/${encodeURIComponent(design)}`,
  },
  printProduct: {
    pattern: '/print/:product',
    href: (product: string, given: { picture?: string; design?: string } = {}) => {
      const search = String(new URLSearchParams(given));
      return `/print/${encodeURIComponent(product)}${search && `?${search}`}`;
    },
  },
  plans: { pattern: '/plans', href: () => '/plans' },
  help: { pattern: '/help', href: () => '/help' },
  licences: { pattern: '/licences', href: () => '/licences' },
} as const;

const consumerPaths = new Set<string>(tools.map(({ path }) => path));

/** Removes the base path, if there is one. */
const withinApp = (pathname: string) =>
  pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;

/** This app's href of a page: code shared by both apps names tools by their consumer paths. */
export function hrefOf(path: string): string {
  const { pathname, search } = new URL(path, 'http://app');
  const isTool = consumerPaths.has(pathname) || pathname.startsWith('/tools/app/');
  return (isTool ? toolHref(nameOf(pathname)) : withinApp(pathname)) + search;
}
