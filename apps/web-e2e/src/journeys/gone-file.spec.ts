import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { drawBall } from '../drivers/photo.ts';
import { createVisitor } from '../drivers/visitor.ts';

const again = /moved, changed or deleted after it was chosen\. Choose it again/;

/** Writes pictures to disk, as files to choose. */
async function putOnDisk(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-files-'));
  const paths = names.map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, drawBall());
  return paths;
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
    const [path = ''] = await putOnDisk('ball.png');
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
  }
  await visitor.removeBackground();
  await visitor.seeResult();
});

test('a photo of a batch that is deleted before it was sent is asked for again, the others go on', async ({
  page,
}) => {
  await createVisitor(page).signIn();
  const [first = '', second = ''] = await putOnDisk('first.png', 'second.png');
  await page.goto('/batch?tool=remove_background');
  await page.locator('input[type=file]').first().setInputFiles([first, second]);
  const start = page.getByRole('button', { name: /^Remove background/ });
  await expect(start).toBeEnabled();
  await rm(first);
  await start.click();
  await expect(page.getByText(again)).toBeVisible();
  await expect(page.getByText(/^Done · /)).toBeVisible({ timeout: 90_000 });
});
