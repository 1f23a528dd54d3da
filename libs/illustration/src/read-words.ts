import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldText } from '@tintory/prompts';
import { parse } from 'yaml';
import { z } from 'zod';

const file = join(import.meta.dirname, '..', 'data', 'words.yaml');

const byLanguage = z.partialRecord(z.enum(['en', 'de', 'ar']), z.string());

const words = z
  .strictObject({
    parts: z.record(z.string(), byLanguage),
    collectives: z.record(z.string(), z.string()),
    keywords: byLanguage,
    undrawn: byLanguage,
  })
  .parse(parse(readFileSync(file, 'utf8')));

const pair = /^(\S+) (\S+)$/;

/** What people call each part, separated by commas. */
export const partNames = Object.fromEntries(
  Object.entries(words.parts).map(([part, names]) => [part, Object.values(names).join(', ')]),
);

/** What a collective stands for, in other words. */
export const collectives: ReadonlyMap<string, string> = new Map(Object.entries(words.collectives));

/** Keywords of Emojibase that name the thing in the picture, as the vocabulary spells them. */
export const emojiKeywords: ReadonlySet<string> = new Set(
  foldText(Object.values(words.keywords).join(' ')).split(' '),
);

/** Names of things that no motif shows: `star fish` and `starfish`; three words stay apart. */
export const undrawnNames: readonly string[] = Object.entries(words.undrawn).flatMap(
  ([language, names]) =>
    names
      .split(', ')
      .flatMap((name) => (language === 'en' ? [name, name.replace(pair, '$1$2')] : [name])),
);
