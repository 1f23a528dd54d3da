import { expect } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { createVisitor } from '../drivers/visitor.ts';

test('a visitor signs in, removes a background, compares, downloads and finds it again', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.dialog).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await visitor.askForLink();
  await visitor.useLink();
  await visitor.openRemover();
  const buffer = Buffer.from('These are words, not a picture.');
  await visitor.choosePhoto({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('This file is no picture we can read.')).toBeVisible();
  await visitor.choosePhoto();
  await visitor.removeBackground();
  await visitor.seeResult();

  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await slider.focus();
  const before = await slider.getAttribute('aria-valuenow');
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuenow')).not.toBe(before);
  await slider.press('End');

  const file = await visitor.download();
  expect(file.name).toBe('tintory-photo.png');
  expect(file.bytes.subarray(1, 4).toString()).toBe('PNG');
  // The colour type in the PNG header: 6 is RGBA.
  expect(file.bytes[25]).toBe(6);

  await page.reload();
  await visitor.seeResult();

  await page.goto('/history');
  await expect(page.getByRole('heading', { name: 'My pictures' })).toBeVisible();
  const results = page.getByRole('list', { name: 'Your results' });
  await expect(results.getByRole('link', { name: 'Background remover' })).toBeVisible();
});

test('a visitor who signs in midway loses nothing', async ({ page }) => {
  const visitor = createVisitor(page);
  await visitor.openRemover();
  await visitor.choosePhoto();
  await visitor.removeBackground();
  await visitor.askForLink();
  await visitor.useLink();
  await visitor.seeResult();
});
