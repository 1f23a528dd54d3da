import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import sharp from 'sharp';
import { drawBall } from '../drivers/photo.ts';
import { createVisitor } from '../drivers/visitor.ts';

test('a visitor downloads a cutout four times larger, pays once, and finds where it is from', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  await visitor.openCutout(drawBall(240, 180));
  await expect(page.getByText('19 credits', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Download larger' }).click();
  const larger = page.getByRole('dialog', { name: 'Download larger' });
  await expect(larger.getByText('Now 240 × 180 px')).toBeVisible();
  await larger.getByRole('radio', { name: '4×: 960 × 720 px' }).check();
  const coming = page.waitForEvent('download', { timeout: 90_000 });
  await larger.getByRole('button', { name: 'Enlarge · 2 credits' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('tintory-photo.png');
  const bytes = await readFile(await download.path());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 960, height: 720, channels: 4 });
  // The background stays transparent, the ball in the middle opaque.
  expect(data[3]).toBe(0);
  expect(data[(360 * 960 + 480) * 4 + 3]).toBe(255);
  await expect(larger.getByText('Done. The download starts by itself.')).toBeVisible();
  await expect(page.getByText('17 credits', { exact: true }).first()).toBeVisible();

  // Requested again after a reload: the same file, free of charge.
  await page.reload();
  await page.getByRole('button', { name: 'Download larger' }).click();
  await larger.getByRole('radio', { name: '4×: 960 × 720 px' }).check();
  const again = page.waitForEvent('download');
  await larger.getByRole('button', { name: 'Download · free' }).click();
  await again;
  await page.keyboard.press('Escape');
  await expect(larger).toBeHidden();

  await page.goto('/history');
  const source = page.getByRole('link', { name: '4× larger, from: Background remover' });
  await expect(source).toBeVisible();
  await expect(page.getByText('17 credits', { exact: true }).first()).toBeVisible();
  await source.click();
  await visitor.seeResult();
});
