import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import sharp from 'sharp';
import { readDraftOptions } from '../drivers/kept-drafts.ts';
import { createVisitor } from '../drivers/visitor.ts';

/** A rendered portrait of no real person. */
const portrait = join(import.meta.dirname, '../pictures/drawn-portrait.webp');

test('an earlier result is the new face, as it is stored; once it is deleted, its place says so', async ({
  page,
}) => {
  test.setTimeout(300_000);
  // Contrast is undefined during a button's colour transition, so transitions are off.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const visitor = createVisitor(page);
  const photo = { name: 'portrait.webp', mimeType: 'image/webp', buffer: readFileSync(portrait) };
  await visitor.openCutout(await sharp(portrait).png().toBuffer());

  await page.goto('/tools/app/ai-face-swap');
  await visitor.choosePhoto(photo);
  const place = page.getByRole('group', { name: 'Photo with the new face' });
  const results = page.getByRole('dialog', { name: 'Your latest results' });
  const open = place.getByRole('button', { name: 'Choose a picture' });
  await open.press('Enter');
  await page.getByRole('menuitem', { name: 'Your latest results' }).press('Enter');
  await expect(results.getByRole('button', { name: /^Background remover, / })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await open.click();
  await page.getByRole('menuitem', { name: 'Your latest results' }).click();
  await results.getByRole('button', { name: /^Background remover, / }).click();
  const replace = place.getByRole('button', { name: 'Replace picture' });
  await expect(replace).toBeFocused();
  // The draft is written after the page has shown the choice.
  await expect.poll(() => readDraftOptions(page)).toContain('objectId');
  await page.reload();
  await expect(replace).toBeVisible();
  await expect(place.locator('img')).toBeVisible();

  // The photo is there by now: its face was found on it.
  const face = page.getByRole('group', { name: 'Faces found' }).getByRole('button').first();
  await expect(face).toHaveAttribute('aria-pressed', 'true', { timeout: 90_000 });
  let uploads = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/uploads')) uploads += 1;
  });
  const preview = page.getByRole('button', { name: 'Free preview' });
  await preview.click();
  await expect(page.getByText(/^Preview, /)).toBeVisible({ timeout: 90_000 });
  expect(uploads).toBe(0);

  const history = await page.context().newPage();
  await history.goto('/history');
  await history
    .getByRole('listitem')
    .filter({ hasText: 'Background remover' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await history.goto('/');
  await history.close();
  await preview.click();
  await expect(place.getByText('This picture no longer exists. Choose another one.')).toBeVisible();
  await expect(page.getByText('Still needed: Photo with the new face')).toBeVisible();
  await place.getByRole('button', { name: 'Take the picture away' }).click();
  await expect(open).toBeFocused();
});
