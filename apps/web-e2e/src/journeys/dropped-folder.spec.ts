import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';
import { dropFiles } from '../drivers/drop-files.ts';
import { hydrated } from '../drivers/hydrated.ts';
import { drawBall } from '../drivers/photo.ts';
import { createVisitor } from '../drivers/visitor.ts';

/** A folder with two pictures, one of them in a folder within, and a text. */
async function folderOnDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-folder-'));
  await mkdir(join(folder, 'more'));
  await writeFile(join(folder, 'first.png'), drawBall());
  await writeFile(join(folder, 'more', 'second.png'), drawBall());
  await writeFile(join(folder, 'notes.txt'), 'words');
  return folder;
}

const emptyFolder = () => mkdtemp(join(tmpdir(), 'tintory-empty-'));

function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

test('a folder dropped on a batch gives its pictures, also the nested ones, and tells what it left out', async ({
  page,
}) => {
  const faults = watch(page);
  await createVisitor(page).signIn();
  await page.goto('/batch?tool=remove_background');
  await expect(page.getByRole('button', { name: 'Choose photos' })).toBeVisible();
  await dropFiles(page, await emptyFolder());
  await expect(page.getByText('There is no picture in this folder.')).toBeVisible();
  await dropFiles(page, await folderOnDisk());
  await expect(page.getByText('2 photos', { exact: true })).toBeVisible();
  await expect(page.getByText('first.png')).toBeVisible();
  await expect(page.getByText('second.png')).toBeVisible();
  await expect(page.getByText('1 file of the folder is no picture and is left out.')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a folder dropped on a tool gives its first picture, or is said to hold none', async ({
  page,
}) => {
  const faults = watch(page);
  const none = page.getByText('There is no picture in this folder.');
  const [full, empty] = [await folderOnDisk(), await emptyFolder()];
  const photo = /^Remove background/;
  await page.goto('/tools/app/ai-background-remover');
  await hydrated(page);
  await dropFiles(page, empty);
  await expect(none).toBeVisible();
  await dropFiles(page, full);
  await expect(none).toBeHidden();
  await expect(page.getByRole('button', { name: photo })).toBeEnabled();

  for (const path of ['/tools/app/resize-image', '/tools/app/paint-image']) {
    await page.goto(path);
    await hydrated(page);
    await dropFiles(page, empty);
    await expect(none, path).toBeVisible();
    await dropFiles(page, full);
    await expect(none, path).toBeHidden();
  }
  await page.goto('/');
  await hydrated(page);
  await dropFiles(page, full);
  await expect(page.getByRole('button', { name: photo })).toBeEnabled();
  expect(faults).toEqual([]);
});
