import { tools } from '@tintory/catalog';
import { expect, it } from 'vitest';
import { basePath } from '../config/base-path.ts';
import { paths } from '../config/paths.ts';
import { pageAt } from './page-files.ts';

it.each([
  [paths.home.href(), 'home'],
  [paths.tools.href(), 'tools'],
  ...tools.map(({ id }) => [paths.tool.href(id), 'tool']),
  [paths.resize.href(), 'resize'],
  [paths.paint.href(), 'paint'],
  [paths.products.href(), 'products'],
  [paths.product.href('gid://shopify/Product/7'), 'product'],
  [paths.batch.href(), 'batch'],
  [paths.history.href(), 'history'],
  [paths.plans.href(), 'plans'],
  [paths.help.href(), 'help'],
  ['/nowhere', 'notFound'],
  ['/nowhere/else', 'notFound'],
  ['/constructor', 'notFound'],
])('knows the page at %s before the router does: %s', (path, page) => {
  expect(pageAt(basePath + path)).toBe(page);
});

it('opens the first page where the address ends with the base', () => {
  expect(pageAt(basePath)).toBe('home');
});
