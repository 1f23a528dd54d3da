import { expect, it } from 'vitest';
import { publicPaths } from './config/paths.ts';
import { describePaths } from './known-paths.ts';

const { prefixes, paths } = describePaths({
  slugs: ['what-print-needs'],
  products: ['t-shirt'],
});

it('names every page that the build draws, pages of an account, and those in frames', () => {
  expect(paths).toEqual(expect.arrayContaining([...publicPaths]));
  expect(paths).toEqual(
    expect.arrayContaining([
      '/account',
      '/account/profile',
      '/print/orders/:id',
      '/login/embed',
      '/iframe/banner',
    ]),
  );
});

it('names articles and products one by one, and nothing that takes any path', () => {
  expect(paths).toContain('/blog/what-print-needs');
  expect(paths).toContain('/print/t-shirt');
  expect(paths).not.toContain('/blog/:slug');
  expect(paths).not.toContain('/print/:product');
  expect(paths.filter((path) => path.includes('*'))).toEqual([]);
});

it('names the languages that a path may begin with', () => {
  expect(prefixes).toEqual(['/de', '/ar']);
});
