import { expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

it.each([
  ['/history', '/history'],
  ['/tools/app/ai-background-remover?job=1#top', '/tools/app/ai-background-remover?job=1#top'],
  [null, '/'],
  ['', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/path', '/'],
  ['/..//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['/%2e%2e//evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['history', '/'],
])('%j leads to %s', (next, expected) => {
  expect(safeNext(next, 'https://tintory.example')).toBe(expected);
});
