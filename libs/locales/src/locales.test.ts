import { describe, expect, it } from 'vitest';
import { ar } from './ar/index.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Language } from './languages.ts';
import { lateNamespaces, loadLate } from './late-texts.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Every text by its dotted path. */
function flatten(tree: Tree, path = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = path ? `${path}.${key}` : key;
    if (typeof value === 'string') texts.set(name, value);
    else for (const entry of flatten(value, name)) texts.set(...entry);
  }
  return texts;
}

/** Interpolations and tags in the order of their names; the count may be said in words. */
const placeholders = (text: string) =>
  (text.match(/\{\{\s*\w+\s*\}\}|<\/?\w+>/g) ?? [])
    .filter((part) => !/^\{\{\s*count\s*\}\}$/.test(part))
    .sort();

/** What comes of a language at once, and what comes later. */
async function wholeOf(language: Language, texts: object): Promise<Map<string, string>> {
  const late = await Promise.all(
    lateNamespaces.map(async (name) => [name, await loadLate(language, name)] as const),
  );
  return flatten({ ...texts, ...Object.fromEntries(late) } as Tree);
}

const english = await wholeOf('en', en);
const isPluralForm = (key: string) => /_(zero|one|two|few|many|other)$/.test(key);

it.each([
  'storePlans.features.publish',
  'merchant.home.steps.publish.text',
  'merchant.help.undo.text',
  'merchant.batch.publishText',
  'legal.privacy.pictures.text',
])('promises in %s to put a picture back within both limits alone', (key) => {
  const limits = ['{{maxOriginals}}', '{{undoDays}}'];
  expect(placeholders(english.get(key) ?? '')).toEqual(expect.arrayContaining(limits));
});

describe.each([
  ['de', await wholeOf('de', de)],
  ['ar', await wholeOf('ar', ar)],
])('%s', (language, texts) => {
  it('has every key of English and no other', () => {
    const own = [...texts.keys()].filter((key) => english.has(key) || !isPluralForm(key));
    expect(own.sort()).toEqual([...english.keys()].sort());
  });

  it('keeps the placeholders of every text', () => {
    for (const [key, text] of english) {
      expect([key, placeholders(texts.get(key) ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('leaves no text empty', () => {
    expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has each plural form of its grammar', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of english.keys()) {
      if (!key.endsWith('_other')) continue;
      const base = key.slice(0, -'_other'.length);
      for (const form of forms) expect(texts.has(`${base}_${form}`), `${base}_${form}`).toBe(true);
    }
  });
});
