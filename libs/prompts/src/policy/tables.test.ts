import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isRefused } from './is-refused.ts';

/** Wishes of a table, parted by semicolons. */
const table = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, 'tables', `${name}.txt`), 'utf8')
    .split(';')
    .map((wish) => wish.replace(/\s+/g, ' ').trim());

const welcome = ['', '-too', '-children', '-everyday', '-families', '-visitors'].flatMap((name) =>
  table(`welcome${name}`),
);

it('refuses every wish of the table about real persons', () => {
  expect(table('real-persons').filter((wish) => !isRefused(wish))).toEqual([]);
});

it('refuses no welcome wish', () => {
  expect(welcome.filter(isRefused)).toEqual([]);
});

it('has tables long enough to tell', () => {
  expect(table('real-persons').length).toBeGreaterThan(150);
  expect(welcome.length).toBeGreaterThan(1_500);
});
