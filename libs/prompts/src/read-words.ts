import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { foldText } from './tokens.ts';

const languages = ['en', 'de', 'ar'];

const data = join(import.meta.dirname, '..', 'data');

const wordsFile = z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())]));

const files = languages.map((language) =>
  wordsFile.parse(parse(readFileSync(join(data, language, 'scene.yaml'), 'utf8'))),
);

const germanEndings = ['', 'e', 'en', 'er', 'es', 'em'];

/** `alt+` is a German adjective with each of its endings. */
const split = (words: string): string[] =>
  foldText(words)
    .split(', ')
    .flatMap((word) =>
      word.endsWith('+') ? germanEndings.map((ending) => word.slice(0, -1) + ending) : [word],
    );

/** The words of a section that is one list, in every language. */
export const wordsOf = (section: string): string[] =>
  files.flatMap((file) => {
    const words = file[section];
    return typeof words === 'string' ? split(words) : [];
  });

/** The words of a section that is a table, by meaning, in every language. */
export function tableOf(section: string): [value: string, words: string[]][] {
  const tables = files.map((file) => file[section]).filter((table) => typeof table === 'object');
  const values = new Set(tables.flatMap((table) => Object.keys(table)));
  return [...values].map((value) => [
    value,
    tables.flatMap((table) => (table[value] === undefined ? [] : split(table[value]))),
  ]);
}
