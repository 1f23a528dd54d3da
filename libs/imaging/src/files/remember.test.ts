import { expect, it, vi } from 'vitest';
import { remember } from './remember.ts';

const file = (path: string) => ({ path });
const paths = (read: ReturnType<typeof vi.fn>) => read.mock.calls.map(([{ path }]) => path);

it('reads a file once, however often it is asked for', async () => {
  const read = vi.fn(async ({ path }: { path: string }) => `content of ${path}`);
  const open = remember(read);
  expect(await Promise.all([open(file('a')), open(file('a'))])).toEqual(
    Array(2).fill('content of a'),
  );
  expect(paths(read)).toEqual(['a']);
});

it('keeps no more than it may, and those that were asked for last', async () => {
  const read = vi.fn(async ({ path }: { path: string }) => path);
  const open = remember(read, 2);
  for (const path of ['a', 'b', 'a', 'c', 'a', 'b']) await open(file(path));
  expect(paths(read)).toEqual(['a', 'b', 'c', 'b']);
});

it('reads again what it was told to forget, and what could not be read', async () => {
  const read = vi.fn(async ({ path }: { path: string }) => path);
  const open = remember(read, 2);
  await open(file('a'));
  open.forget();
  read.mockRejectedValueOnce(new Error('No room.'));
  await expect(open(file('a'))).rejects.toThrow('No room.');
  expect(await open(file('a'))).toBe('a');
});
