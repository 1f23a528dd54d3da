import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';

const paths = ['', '/pricing', '/tools/app/ai-background-remover', '/blog', '/user-terms'];

/** Marks the header from the server, to detect a re-render. */
const markHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.setAttribute('data-sent', ''));

for (const [language, dir] of [
  ['de', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test.describe(`the public pages in ${language}`, () => {
    test.describe('before any script has run', () => {
      test.use({ javaScriptEnabled: false });

      test('are there, and lead to their like', async ({ page }) => {
        for (const path of paths) {
          await page.goto(`/${language}${path}`);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('html')).toHaveAttribute('dir', dir);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const canonical = page.locator('link[rel=canonical]');
          await expect(canonical).toHaveAttribute('href', new RegExp(`/${language}${path}$`));
          await expect(page.locator('link[hreflang]')).toHaveCount(4);
          const links = page.getByRole('contentinfo').locator('a[href^="/"]');
          for (const link of await links.all()) {
            await expect(link).toHaveAttribute('href', new RegExp(`^/${language}/`));
          }
        }
      });
    });

    test('are taken over as they are', async ({ page }) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await page.addInitScript(() =>
        addEventListener('tintory:ready', () =>
          document.documentElement.setAttribute('data-ready', ''),
        ),
      );
      for (const path of paths) {
        await page.goto(`/${language}${path}`, { waitUntil: 'commit' });
        await markHeader(page);
        await expect(page.locator('html[data-ready]')).toHaveCount(1);
        await expect(page.locator('header[data-sent]')).toHaveCount(1);
        await expect(page.locator('title')).toHaveCount(1);
      }
      expect(faults).toEqual([]);
    });
  });
}

test('a language that is chosen has a path of its own, and is found again', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/pricing$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zahl für das, was du machst');
  await page.goto('/');
  await expect(page).toHaveURL(/\/de$/);
  await page.goto('/history');
  await expect(page).toHaveURL(/\/de\/history$/);
  await page.goto('/de');
  await page.getByRole('button', { name: 'Sprache' }).click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test.describe('once it was open', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page says without a connection that there is none', async ({ page, context }) => {
    await page.goto('/de/pricing');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.goto('/de/blog').catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'Du bist offline.' })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  });
});
