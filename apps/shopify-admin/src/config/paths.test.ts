import { tools } from '@tintory/catalog';
import { expect, it } from 'vitest';
import { hrefOf, paths } from './paths.ts';

it.each(tools.map(({ id, path }) => [id, path] as const))(
  'keeps the last part of the path of %s',
  (id, path) => {
    expect(paths.tool.href(id)).toBe(`/tools/${path.split('/').at(-1)}`);
    expect(hrefOf(path)).toBe(paths.tool.href(id));
  },
);

it('gives every tool an address of its own', () => {
  expect(new Set(tools.map(({ id }) => paths.tool.href(id))).size).toBe(tools.length);
});

it.each([
  ['/virtualdress?job=1', '/tools/virtualdress?job=1'],
  ['/tools/app/resize-image', '/tools/resize-image'],
  ['/history', '/history'],
  ['/dropshipping/app/batch?tool=product_model', '/batch?tool=product_model'],
])('%s leads to %s', (path, expected) => expect(hrefOf(path)).toBe(expected));
