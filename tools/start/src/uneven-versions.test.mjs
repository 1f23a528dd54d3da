import { expect, it } from 'vitest';
import { root } from './paths.mjs';
import { readManifests, unevenVersions } from './uneven-versions.mjs';

const unevenOf = (a, b = {}) =>
  unevenVersions(
    new Map([
      ['a/package.json', { dependencies: a }],
      ['b/package.json', { devDependencies: b }],
    ]),
  );

it('names a dependency with two versions, and where each is', () => {
  expect(unevenOf({ ky: '2.1.0', zod: '4.0.0' }, { ky: '2.0.0' })).toEqual([
    'ky: 2.1.0 in a/package.json, 2.0.0 in b/package.json',
  ]);
});

it('names a range', () => {
  expect(unevenOf({ ky: '^2.1.0' })).toEqual(['ky: ^2.1.0 in a/package.json']);
});

it('says nothing of one exact version in several files', () => {
  expect(unevenOf({ ky: '2.1.0' }, { ky: '2.1.0' })).toEqual([]);
});

it('reads the root and every project', () => {
  const paths = [...readManifests(root).keys()];
  expect(paths).toEqual(
    expect.arrayContaining(['package.json', 'apps/api/package.json', 'libs/pixels/package.json']),
  );
});
