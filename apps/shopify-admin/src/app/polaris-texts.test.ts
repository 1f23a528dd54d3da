import english from '@shopify/polaris/locales/en.json';
import { expect, it } from 'vitest';
import { polarisArabic } from './polaris-arabic.ts';

const sources = import.meta.glob<string>('../**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** The Polaris components that this app renders, with those that they render in turn. */
function drawn(): Set<string> {
  const imports = Object.values(sources).flatMap(
    (text) => /import \{([^}]*)\} from '@shopify\/polaris'/.exec(text)?.[1]?.split(',') ?? [],
  );
  const names = imports.map((name) => name.trim().replace('type ', '').split(' as ')[0] ?? '');
  const within: Record<string, string[]> = {
    Page: ['ActionMenu', 'Pagination'],
    Popover: ['ActionList'],
    Tooltip: ['TooltipOverlay'],
  };
  return new Set(['Common', ...names.flatMap((name) => [name, ...(within[name] ?? [])])]);
}

type Texts = { [key: string]: string | Texts };

/** Each text by its path. */
const flat = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it('speaks Arabic wherever Polaris itself says something in this app', () => {
  const all: Texts = english.Polaris;
  const used = Object.fromEntries(Object.entries(all).filter(([name]) => drawn().has(name)));
  const arabic = new Map(flat(polarisArabic.Polaris));
  expect(Object.keys(used).length).toBeGreaterThan(8);
  for (const [path, text] of flat(used)) {
    expect([path, placeholders(arabic.get(path) ?? 'missing')]).toEqual([path, placeholders(text)]);
    expect(arabic.get(path)).toMatch(/[\u0600-\u06ff]|^[^a-z]*\{/i);
  }
});
