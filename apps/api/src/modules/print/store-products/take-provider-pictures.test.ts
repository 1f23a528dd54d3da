import { expect, it, vi } from 'vitest';
import { AppError } from '../../../platform/errors.ts';
import { takeProviderPictures } from './take-provider-pictures.ts';

const message = { shop: 'a.example', id: '1' };
const quiet = () => undefined;
const never = new AbortController().signal;

it('gives the message back where its process ends before the provider does', async () => {
  const ending = new AbortController();
  const outcome = takeProviderPictures({ add: () => new Promise(quiet), onError: quiet })(
    message,
    ending.signal,
  );
  ending.abort();
  expect(await outcome).toBe('again');
});

it.each([
  ['ProviderUnavailable', 'again'],
  ['PrintRefused', 'done'],
] as const)('after %s answers %s', async (code, outcome) => {
  const onError = vi.fn();
  const add = () => Promise.reject(new AppError(code));
  expect(await takeProviderPictures({ add, onError })(message, never)).toBe(outcome);
  expect(onError).toHaveBeenCalledOnce();
});
