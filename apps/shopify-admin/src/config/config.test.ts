import { beforeEach, expect, it } from 'vitest';
import { readConfig } from './config.ts';

beforeEach(() => document.head.replaceChildren());

const write = (content: string) => {
  const meta = document.createElement('meta');
  meta.name = 'tintory-config';
  meta.content = content;
  document.head.append(meta);
};

it('takes the origin of the API from the page', () => {
  write('{"apiOrigin":"https://api.tintory.example"}');
  expect(readConfig()).toMatchObject({ apiOrigin: 'https://api.tintory.example' });
});

it.each([
  ['"help@tintory.example"', 'help@tintory.example'],
  ['""', null],
  ['"call us"', null],
])('takes the address for support, where it is one: %s', (given, taken) => {
  write(`{"apiOrigin":"https://api.tintory.example","supportEmail":${given}}`);
  expect(readConfig().supportEmail).toBe(taken);
});

it('takes a key for uploads where the deployment gives one', () => {
  write('{"apiOrigin":"https://api.tintory.example","uploadKey":"fixed"}');
  expect(readConfig().uploadKey).toBe('fixed');
});

it.each(['{}', '{"apiOrigin":"%API%"}', '{"apiOrigin":"https://a.example/path"}'])(
  'refuses a page that names no origin: %s',
  (content) => {
    write(content);
    expect(() => readConfig()).toThrow('names no API');
  },
);
