import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { drawBall } from '../drivers/photo.ts';
import { createVisitor } from '../drivers/visitor.ts';

const again = /moved, changed or deleted after it was chosen\. Choose it again/;

/** Writes a picture to disk, as a file to choose. */
async function putOnDisk(name: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'tintory-files-')), name);
  await writeFile(path, drawBall());
  return path;
}

/** Browsers detect an edit by its modification time, in whole seconds. */
async function edit(path: string): Promise<void> {
  await writeFile(path, drawBall());
  const later = new Date(Date.now() + 60_000);
  await utimes(path, later, later);
}

test('a photo that is deleted or edited after it was chosen is asked for again', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  await visitor.signIn();
  const changes = [
    ['deleted', rm],
    ['edited', edit],
  ] as const;
  for (const [change, make] of changes) {
    await visitor.openRemover();
    const path = await putOnDisk('ball.png');
    await page.locator('input[type=file]').first().setInputFiles(path);
    await expect(page.getByRole('button', { name: /^Remove background/ })).toBeEnabled();
    await make(path);
    await visitor.removeBackground();
    await expect(page.getByText(again), change).toBeVisible();
    const [choosing] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a photo' }).last().click(),
    ]);
    await choosing.setFiles({ name: 'b.png', mimeType: 'image/png', buffer: drawBall() });
    await expect(page.getByText(again), change).toBeHidden();
    await expect(page.getByRole('button', { name: /^Remove background/ })).toBeEnabled();
  }
});
