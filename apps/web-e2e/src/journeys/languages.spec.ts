import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { holdScripts } from '../drivers/hold-scripts.ts';
import { expectTaken, watchTakeover } from '../drivers/takeover.ts';

const paths = ['', '/pricing', '/tools/app/ai-background-remover', '/blog', '/user-terms'];

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, dir, prices] of [
    ['en', 'ltr', 'Pay for what you make'],
    ['de', 'ltr', 'Zahl für das, was du machst'],
    ['ar', 'rtl', /\p{Script=Arabic}/u],
  ] as const) {
    const start = language === 'en' ? '' : `/${language}`;

    test(`the public pages in ${language} are there, and lead to their like`, async ({ page }) => {
      for (const path of paths) {
        await page.goto(start + path || '/', { waitUntil: 'domcontentloaded' });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const canonical = page.locator('link[rel=canonical]');
        const own = new RegExp(`^https?://[^/]+${start}${path}/?$`);
        await expect(canonical).toHaveAttribute('href', own);
        await expect(page.locator('link[hreflang]')).toHaveCount(4);
        const links = page.getByRole('contentinfo').locator('a[href^="/"]');
        const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
        expect(hrefs.length).toBeGreaterThan(0);
        const like = language === 'en' ? /^\/(?!(de|ar)(\/|$))/ : new RegExp(`^/${language}/`);
        for (const href of hrefs) expect(href).toMatch(like);
        if (path === '') await expect(page.getByRole('img').first()).toBeVisible();
        if (path === '/pricing')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(prices);
      }
    });
  }
});

test('the public pages in German are taken over as they are', async ({ page }) => {
  const faults = await watchTakeover(page);
  for (const path of paths) {
    await page.goto(`/de${path}`, { waitUntil: 'commit' });
    await expectTaken(page);
  }
  expect(faults).toEqual([]);
});

test('a language that is chosen has a path of its own, and is found again', async ({ page }) => {
  // The menu is opened before the app is there.
  const letGo = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  const menu = page.getByRole('banner').getByRole('button', { name: 'Language' });
  await menu.click();
  letGo();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await expect(menu).toBeFocused();
  await page.unrouteAll();
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
