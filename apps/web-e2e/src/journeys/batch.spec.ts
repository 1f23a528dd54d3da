import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { drawBall } from '../drivers/photo.ts';
import { createVisitor } from '../drivers/visitor.ts';

/** A text file with a picture's name. */
const notes = { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };

/** Each 1 px wider than the one before, since equal photos would be deduplicated. */
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `photo-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: drawBall(480 + index),
  }));

async function chooseMany(page: Page, photos: ReturnType<typeof files>) {
  // Contrast is undefined during a button's colour transition, so transitions are off.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/batch');
  await page.getByLabel('Choose photos', { exact: true }).setInputFiles(photos);
}

test('many photos go through one tool, and come back as one ZIP', async ({ page }) => {
  await createVisitor(page).signIn();
  await chooseMany(page, [...files(2), notes]);
  await expect(page.getByText('This file is no picture we can read')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove background · 2 credits' }).click();

  await expect(page.getByText('2 of 2 done').first()).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('2 credits charged')).toBeVisible();
  await expect(page.getByRole('banner').getByText('18 credits')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download 2 results as ZIP' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const names = readFileSync(await download.path()).toString('latin1');
  for (const name of ['photo-1', 'photo-2']) expect(names).toContain(name);

  // The batch can be reopened by its URL, and is in the list of earlier ones.
  await page.reload();
  await expect(page.getByText('2 of 2 done').first()).toBeVisible();
  await page.getByRole('button', { name: 'New batch' }).click();
  await expect(page.getByRole('button', { name: /Background remover 2 of 2 done/ })).toBeVisible();
});

test('a batch can be paused, goes on, and is stopped without costing what was not done', async ({
  page,
}) => {
  await createVisitor(page).signIn();
  await chooseMany(page, files(12));
  await page.getByRole('button', { name: 'Remove background · 12 credits' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Working', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop the batch' }).click();
  await expect(page.getByText('Stopped').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'New batch' })).toBeVisible();
  const charged = await page.getByText(/credits? charged|Nothing charged yet/).innerText();
  const count = charged.startsWith('Nothing') ? 0 : Number.parseInt(charged, 10);
  await expect(page.getByRole('banner').getByText(`${20 - count} credits`)).toBeVisible();
});
