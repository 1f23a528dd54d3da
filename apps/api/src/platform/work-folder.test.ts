import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clearWorkFolders, openWorkFolder } from './work-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A folder that a process left behind so many minutes ago, with a picture in it. */
async function leave(name: string, minutes: number) {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'photo.png'), 'a person');
  const then = new Date(Date.now() - minutes * 60_000);
  await utimes(join(folder, name), then, then);
}

it('goes once nobody can be at work in it any more, and nothing else does', async () => {
  await leave('tintory-job-left', 90);
  await leave('tintory-store-left', 90);
  await leave('tintory-photos-left', 90);
  await leave('tintory-job-at-work', 30);
  await leave('somebody-else', 90);
  await clearWorkFolders(folder);
  expect((await readdir(folder)).sort()).toEqual(['somebody-else', 'tintory-job-at-work']);
});

it('is a new one each time', async () => {
  const opened = await Promise.all([openWorkFolder('job', folder), openWorkFolder('job', folder)]);
  expect(new Set(opened).size).toBe(2);
  await clearWorkFolders(folder);
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(opened.map((path) => path.slice(folder.length + 1))),
  );
});

it('needs no place for such folders to be there', async () => {
  await expect(clearWorkFolders(join(folder, 'nowhere'))).resolves.toBeUndefined();
});
