import { expect, it } from 'vitest';
import { inLanguage, languageOf, presentPageIn, withoutPrefix } from './language-path.ts';

it.each([
  ['/', 'en', '/'],
  ['/pricing', 'en', '/pricing'],
  ['/de', 'de', '/'],
  ['/de/pricing', 'de', '/pricing'],
  ['/ar/blog/what-print-needs', 'ar', '/blog/what-print-needs'],
  ['/design', 'en', '/design'],
] as const)('%s is the %s page %s', (path, language, page) => {
  expect(languageOf(path)).toBe(language);
  expect(withoutPrefix(path)).toBe(page);
  expect(inLanguage(language, page)).toBe(path);
});

it('keeps what follows the path', () => {
  expect(withoutPrefix('/de?from=mail')).toBe('/?from=mail');
  expect(withoutPrefix('/de/batch?tool=1#end')).toBe('/batch?tool=1#end');
});

it('leads to the page of the address bar, with what follows its path', () => {
  history.replaceState(null, '', '/status?from=palette#end');
  expect(presentPageIn('de')).toBe('/de/status?from=palette#end');
  history.replaceState(null, '', '/de/status');
  expect(presentPageIn('en')).toBe('/status');
});
