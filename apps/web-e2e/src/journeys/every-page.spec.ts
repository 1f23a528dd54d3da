import { expect } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { expectNoBarrier } from '../drivers/looks.ts';
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
  'an order': '/print/orders/none',
  privacy: '/privacy-policy',
  terms: '/user-terms',
  licences: '/open-licences',
  blog: '/blog',
  'an article': '/blog/image-sizes-for-shops-and-networks',
  'not found': '/no/such/page',
};

/** Wide, a tablet and a phone, in both themes. */
const looks = [
  { width: 1440, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
] as const;

/** Right to left a page is laid out anew; its colours are the same. */
const arabicLooks = [{ width: 390, colorScheme: 'dark' }] as const;

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no barrier, and does not scroll sideways`, async ({ page }) => {
    // Four scans on a busy machine.
    test.setTimeout(300_000);
    await expectNoBarrier(page, path, looks);
    await expectNoBarrier(page, path === '/' ? '/ar' : `/ar${path}`, arabicLooks);
  });
}

test('a path where nothing stands is answered with 404, in every language', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path)).status();
  const gone = [
    '/no/such/page',
    '/de/nichts',
    '/ar/x',
    '/blog/none',
    '/print/none',
    '/iframe/none',
  ];
  for (const path of gone) {
    expect(await statusOf(path), path).toBe(404);
  }
  for (const path of [...Object.values(pages).slice(0, -1), '/ar', '/de/history', '/print/mug']) {
    expect(await statusOf(path), path).toBe(200);
  }
});

const shifting = ['/tools/app/ai-background-remover', '/help', '/contact', '/batch', '/pricing'];

for (const path of shifting) {
  test(`nothing on ${path} moves on a phone while the app takes it over`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
        shifts.sum += entries.reduce((sum, { value }) => sum + value, 0);
      }).observe({ type: 'layout-shift', buffered: true });
      addEventListener('tintory:ready', () => Object.assign(window, { isReady: true }));
    });
    await page.goto(path);
    await page.waitForFunction(() => 'isReady' in window);
    await page.waitForLoadState('networkidle');
    const sum = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(sum).toBeLessThanOrEqual(0.01);
  });
}

test('the sign-in window has no barrier', async ({ page }) => {
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

test('the app takes pages over as they were drawn, and draws nothing anew', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const drawn = document.querySelector('h1');
      addEventListener('tintory:ready', () => {
        document.documentElement.dataset['taken'] = drawn?.isConnected ? 'as drawn' : 'anew';
      });
    });
  });
  const tools = ['/tools/app/paint-image', '/tools/app/ai-product-model'];
  for (const path of ['/', '/pricing', '/tools', ...tools, '/help']) {
    await page.goto(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-taken', 'as drawn');
  }
});
