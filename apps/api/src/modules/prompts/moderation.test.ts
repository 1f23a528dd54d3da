import type { Field } from '@tintory/catalog';
import { expect, it } from 'vitest';
import { assertDecent, moderateByLists, type Moderate } from './moderation.ts';

const fields = [
  { key: 'prompt', kind: 'text' },
  { key: 'style', kind: 'select' },
] as unknown as Field[];

const refuse =
  (word: string): Moderate =>
  (text) =>
    Promise.resolve(text.includes(word) ? 'refused' : 'allowed');

it('refuses a job for a text that the adapter refuses', async () => {
  const inputs = { prompt: 'a bad cat', style: 'flat' };
  await expect(assertDecent(refuse('bad'), fields, inputs)).rejects.toMatchObject({
    code: 'PromptRefused',
  });
});

it('reads texts alone, and a missing one as empty', async () => {
  await expect(assertDecent(refuse('bad'), fields, { style: 'bad' })).resolves.toBeUndefined();
});

it('has an embedded adapter that goes by word lists', async () => {
  expect(await moderateByLists('a cat in a garden')).toBe('allowed');
  expect(await moderateByLists('a swastika')).toBe('refused');
});
