import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';
import { drawBall } from '../drivers/photo.ts';

/** Delays scripts until released. */
async function holdScripts(page: Page, files: RegExp): Promise<() => void> {
  const gate = Promise.withResolvers<unknown>();
  await page.route(files, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve(null);
}

const allScripts = /\/assets\/.*\.js$/;
/** The scripts that public pages load in addition to the first ones. */
const pageScripts = /\/assets\/(pricing-page|home-page)-.*\.js$/;
const banner = (page: Page) => page.getByRole('banner');
const signIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in to Tintory' });
/** Waits until React has hydrated the prerendered page. */
const appIsThere = (page: Page) => expect(page.locator('html[data-ready]')).toHaveCount(1);

test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    addEventListener('tintory:ready', () =>
      document.documentElement.setAttribute('data-ready', ''),
    ),
  ),
);

for (const path of ['/', '/pricing']) {
  for (const [held, files] of [
    ['all scripts', allScripts],
    ['the page’s own script', pageScripts],
  ] as const) {
    test(`a click on "Sign in" on ${path} waits for ${held}`, async ({ page }) => {
      const letGo = await holdScripts(page, files);
      await page.goto(path, { waitUntil: 'commit' });
      await banner(page).getByRole('button', { name: 'Sign in' }).click();
      letGo();
      await expect(signIn(page)).toBeVisible();
    });
  }

  test(`every other button of ${path} keeps an early click, too`, async ({ page }) => {
    for (const name of ['Tools', 'Language', 'Appearance']) {
      const letGo = await holdScripts(page, allScripts);
      await page.goto(path, { waitUntil: 'commit' });
      await banner(page).getByRole('button', { name }).click();
      letGo();
      const button = banner(page).getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toBeFocused();
      await page.unrouteAll();
    }
  });

  test(`a press on ${path} that begins before the app is there and ends after is a click`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page, allScripts);
    await page.goto(path, { waitUntil: 'commit' });
    await banner(page).getByRole('button', { name: 'Sign in' }).hover();
    await page.mouse.down();
    letGo();
    await appIsThere(page);
    await page.mouse.up();
    await expect(signIn(page)).toBeVisible();
  });
}

test('a click that was made early is not repeated once somebody does something else', async ({
  page,
}) => {
  const letGo = await holdScripts(page, allScripts);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await banner(page).getByRole('button', { name: 'Tools' }).click();
  await banner(page).getByRole('button', { name: 'Sign in' }).click();
  letGo();
  await expect(signIn(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tools', includeHidden: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a photo chosen before the app is there goes to the tool', async ({ page }) => {
  const letGo = await holdScripts(page, allScripts);
  await page.goto('/', { waitUntil: 'commit' });
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo' }).first().click();
  const chooser = await choosing;
  await chooser.setFiles({ name: 'ball.png', mimeType: 'image/png', buffer: drawBall() });
  letGo();
  await expect(page).toHaveURL(/\/tools\/app\/ai-background-remover/);
});
