// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dropped } from '../testing/dropped.ts';
import { droppedFile, droppedFiles, folderType } from './dropped-files.ts';
import { lookAtPicture } from './look-at-picture.ts';

const png = (name: string) => new File([new Uint8Array([0x89, ...Buffer.from('PNG\r\n')])], name);
const text = (name: string) => new File(['words'], name);
const nested = {
  folder: 'shop',
  content: [
    png('10.png'),
    png('2.png'),
    text('notes.txt'),
    { folder: 'more', content: [png('a.jpg'), text('b.jpg'), { folder: 'none', content: [] }] },
    png('1.png'),
  ],
};
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('a folder that is dropped', () => {
  it('gives the pictures in it and in the folders within, by name, and counts the rest', async () => {
    const { files, skipped } = await droppedFiles(dropped(nested));
    expect(names(files)).toEqual(['1.png', '2.png', '10.png', 'a.jpg']);
    expect(skipped).toBe(2);
  });

  it('comes along with files, which are taken as they are', async () => {
    const { files, skipped } = await droppedFiles(dropped(text('x.png'), nested));
    expect([names(files)[0], files.length, skipped]).toEqual(['x.png', 5, 2]);
  });

  it('gives nothing of what the system hides', async () => {
    const hidden = { folder: '.thumbnails', content: [png('a.png')] };
    const folder = { folder: 'shop', content: [png('._1.png'), hidden, png('1.png')] };
    const { files, skipped } = await droppedFiles(dropped(folder));
    expect([names(files), skipped]).toEqual([['1.png'], 0]);
  });

  it('gives its first picture where one is wanted', async () => {
    expect((await droppedFile(dropped(nested)))?.name).toBe('1.png');
    expect(await droppedFile(null)).toBeNull();
  });

  it('says that there is none in it', async () => {
    const empty = { folder: 'empty', content: [text('a.txt')] };
    const file = await droppedFile(dropped(empty));
    expect(file).toMatchObject({ name: 'empty', type: folderType, size: 0 });
    expect(await lookAtPicture(file ?? new Blob())).toEqual({ problem: { kind: 'folder' } });
  });

  it('does not stop at what the system lets nobody read', async () => {
    const denied = {
      name: 'denied',
      isDirectory: false,
      file: (_: unknown, no: () => void) => no(),
    };
    const data = dropped({ folder: 'x', content: [png('a.png')] });
    const [item] = data.items;
    const folder = item?.webkitGetAsEntry() as unknown as { createReader: () => object };
    const first = [[denied], []];
    const reader = { readEntries: (take: (some: unknown) => void) => take(first.shift()) };
    Object.assign(item ?? {}, {
      webkitGetAsEntry: () => ({ ...folder, createReader: () => reader }),
    });
    expect(await droppedFiles(data)).toEqual({ files: [], skipped: 1 });
  });
});
