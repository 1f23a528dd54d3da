import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

function page(content: unknown) {
  const meta = document.createElement('meta');
  meta.name = 'tintory-config';
  meta.content = typeof content === 'string' ? content : JSON.stringify(content);
  const root = document.createElement('div');
  root.append(meta);
  return root;
}

it('reads where the API is', () => {
  expect(readConfig(page({ apiOrigin: 'http://localhost:3333' }))).toEqual({
    apiOrigin: 'http://localhost:3333',
    storeHost: null,
  });
});

it.each([[{}], [{ apiOrigin: 'localhost:3333' }], [{ apiOrigin: 'http://localhost:3333/api' }]])(
  'refuses %o and says what is missing',
  (content) => {
    expect(() => readConfig(page(content))).toThrow(/apiOrigin/);
  },
);
