import { expect } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { createVisitor } from '../drivers/visitor.ts';

const pages = {
  home: '/',
  'all tools': '/tools',
  remover: '/tools/app/ai-background-remover',
  'product photos': '/tools/app/ai-product-model',
  tattoos: '/tools/app/ai-tattoo-generator',
  resize: '/tools/app/resize-image',
  paint: '/tools/app/paint-image',
  batch: '/batch',
  pricing: '/pricing',
  'for shops': '/merchants',
  help: '/help',
  contact: '/contact',
  'the API': '/api-docs',
  status: '/status',
  account: '/account/profile',
  history: '/history',
  privacy: '/privacy-policy',
  terms: '/user-terms',
  licences: '/open-licences',
  blog: '/blog',
  'an article': '/blog/image-sizes-for-shops-and-networks',
  'not found': '/no/such/page',
};

/** The page once it has these colours; one without controls has them by its styles alone. */
const inColors = (scheme: string) =>
  `html:not([data-mantine-color-scheme]), html[data-mantine-color-scheme=${scheme}]`;

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no serious barrier, and does not scroll sideways on a phone`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      if (colorScheme === 'light') await page.goto(path);
      await expect(page.locator(inColors(colorScheme))).toBeAttached();
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
  });
}

test('the sign-in window has no serious barrier', async ({ page }) => {
  const visitor = createVisitor(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor.dialog).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is there already', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('img').first()).toBeVisible();
  });

  test('so are the words of the pricing page', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for what you make');
  });
});

test.describe('where the app’s scripts do not come', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', (route) => route.abort()));

  test('a page that is not home never shows home', async ({ page }) => {
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  });

  test.describe('to a visitor who reads German', () => {
    test.use({ locale: 'de-DE' });

    test('the start page is the German one', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/de$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

test.describe('before the app is there', () => {
  let open = () => {};
  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => (open = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
  });

  test('what is clicked is not lost', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign in' }).first().click();
    open();
    await expect(page.getByRole('dialog', { name: 'Sign in to Tintory' })).toBeVisible();
  });

  test('what is typed is not lost', async ({ page }) => {
    await page.goto('/tools', { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Find a tool' }).fill('tattoo');
    open();
    await expect(page.getByText('1 tool found')).toBeVisible();
  });

  test('what is picked is not lost', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Upscale' }).check();
    open();
    await expect(page.getByText('Image upscaler · 2 credits')).toBeVisible();
  });

  test('the palette’s keys are not lost', async ({ page }) => {
    await page.goto('/privacy-policy', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    open();
    await expect(page.getByRole('dialog', { name: 'Go anywhere' })).toBeVisible();
  });
});

for (const path of [
  '/',
  '/pricing',
  '/tools',
  '/tools/app/paint-image',
  '/tools/app/ai-pet',
  '/help',
]) {
  test(`the app takes ${path} over as it was drawn, and draws nothing anew`, async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const drawn = document.querySelector('h1');
        addEventListener('tintory:ready', () => {
          document.documentElement.dataset['taken'] = drawn?.isConnected ? 'as drawn' : 'anew';
        });
      });
    });
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-taken', 'as drawn');
  });
}
