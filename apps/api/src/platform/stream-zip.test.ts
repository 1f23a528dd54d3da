import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { streamZip, type ZipEntry } from './stream-zip.ts';

const entry = (name: string, open: ZipEntry['open']): ZipEntry => ({ name, compress: false, open });
const text = (words: string) => () => Promise.resolve(Readable.from([Buffer.from(words)]));

it('leaves out what is gone when its turn comes', async () => {
  const zip = await buffer(
    streamZip([
      entry('a.txt', text('first')),
      entry('b.txt', () => Promise.resolve(undefined)),
      entry('c.txt', text('last')),
    ]),
  );
  expect(zip.includes('first') && zip.includes('last')).toBe(true);
  expect(zip.includes('b.txt')).toBe(false);
  expect(zip.readUInt16LE(zip.length - 12)).toBe(2);
});

it('opens one file at a time, and none before somebody reads', async () => {
  const opened: Readable[] = [];
  let most = 0;
  const large = () => {
    const stream = Readable.from([Buffer.alloc(500_000)]);
    opened.push(stream);
    most = Math.max(most, opened.filter(({ destroyed }) => !destroyed).length);
    return Promise.resolve(stream);
  };
  const zip = streamZip(Array.from({ length: 20 }, (_, n) => entry(`${n}.bin`, large)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(opened.length).toBeLessThan(3);
  expect((await buffer(zip)).length).toBeGreaterThan(20 * 500_000);
  expect(most).toBe(1);
});

it.each([
  ['breaks off', () => Promise.resolve(Readable.from(breakingOff()))],
  ['cannot be opened', () => Promise.reject(new Error('The disk is gone.'))],
])('ends with the error of a file that %s', async (_case, open) => {
  const zip = streamZip([entry('a.txt', text('first')), entry('b.txt', open)]);
  await expect(buffer(zip)).rejects.toThrow('The disk is gone.');
});

function* breakingOff() {
  yield Buffer.alloc(100);
  throw new Error('The disk is gone.');
}

it('closes the file under way when the reader goes, and opens no other', async () => {
  const endless = new Readable({ read: () => undefined });
  const next = vi.fn<ZipEntry['open']>(text('never'));
  const zip = streamZip([entry('a', () => Promise.resolve(endless)), entry('b', next)]);
  await new Promise((resolve) => setTimeout(resolve, 10));
  zip.destroy();
  await expect(finished(endless)).rejects.toThrow('Premature close');
  expect(endless.destroyed).toBe(true);
  expect(next).not.toHaveBeenCalled();
});
