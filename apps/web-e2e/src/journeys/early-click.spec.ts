import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';
import { allScripts, holdScripts } from '../drivers/hold-scripts.ts';
import { drawBall } from '../drivers/photo.ts';
import { expectTaken, watchTakeover } from '../drivers/takeover.ts';

/** The script that the page of prices loads in addition to the first ones. */
const pageScript = /\/assets\/pricing-page-.*\.js$/;
const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' });
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in to Tintory' });

for (const [path, held, files] of [
  ['/', 'all scripts', allScripts],
  ['/pricing', 'the page’s own script', pageScript],
] as const) {
  test(`a click on "Sign in" on ${path} waits for ${held}`, async ({ page }) => {
    const letGo = await holdScripts(page, files);
    await page.goto(path, { waitUntil: 'commit' });
    await signInButton(page).click();
    letGo();
    await expect(signIn(page)).toBeVisible();
  });
}

test('a press that begins before the app is there and ends after is a click', async ({ page }) => {
  await watchTakeover(page);
  const letGo = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await signInButton(page).hover();
  await page.mouse.down();
  letGo();
  await expectTaken(page);
  await page.mouse.up();
  await expect(signIn(page)).toBeVisible();
});

test('a photo chosen before the app is there goes to the tool', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).first().click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'ball.png', mimeType: 'image/png', buffer: drawBall() });
  letGo();
  await expect(page).toHaveURL(/\/tools\/app\/ai-background-remover/);
});
