import { expect } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { holdScripts } from '../drivers/hold-scripts.ts';
import { drawBall } from '../drivers/photo.ts';

test('a photo is dropped for what it should become, as it was picked before the app was there', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Upscale' }).check();
  letGo();
  await expect(page.getByText('Image upscaler · 2 credits')).toBeVisible();
  const file = { name: 'ball.png', mimeType: 'image/png', buffer: drawBall() };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page).toHaveURL(/ai-image-upscaler/);
  await expect(page.getByRole('button', { name: /^Upscale/ })).toBeVisible();
});

test('a tool is found by what it is for, also by what was typed before the app was there', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/tools', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Find a tool' }).fill('tattoo');
  letGo();
  await expect(page.getByText('1 tool found')).toBeVisible();
  await page
    .getByRole('link', { name: /^Tattoo generator/ })
    .first()
    .click();
  await expect(page).toHaveURL(/ai-tattoo-generator/);
});

test('the keys lead anywhere, to a setting, and are not lost before the app is there; the status page says what works', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  letGo();
  const palette = page.getByRole('dialog', { name: 'Go anywhere' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.type('status');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/status$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything works.');
  await page.route('**/api/status', (route) => route.abort());
  await page.getByRole('button', { name: 'Look now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tintory does not answer.');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('deutsch');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('an answer is found, and has an address', async ({ page }) => {
  await page.goto('/help#q-undo');
  await expect(page.getByText(/everything you published stands there/)).toBeVisible();
  await page.getByRole('searchbox').fill('invoices');
  await expect(page.getByText('1 answer')).toBeVisible();
});

test('every call of the API is told, each with what goes in and out', async ({ page }) => {
  await page.goto('/api-docs');
  await page.getByRole('searchbox', { name: 'Filter calls' }).fill('POST /api/jobs Starts a job');
  await page.getByText('/api/jobs', { exact: false }).last().click();
  await expect(page.getByText('inputs[].key').first()).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('three steps show a tool, once', async ({ page }) => {
    const tour = page.getByRole('complementary', { name: 'A short tour' });
    await page.goto('/tools/app/ai-background-remover');
    await expect(tour).toContainText('Begin with a picture');
    expect(await findBarriers(page)).toEqual([]);
    await tour.getByRole('button', { name: 'Next' }).click();
    await expect(tour).toContainText('The price comes first');
    await tour.getByRole('button', { name: 'Skip the tour' }).click();
    await expect(tour).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tour).toBeHidden();
  });
});
