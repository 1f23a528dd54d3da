import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { expectNoBarrier, setLook } from '../drivers/looks.ts';
import { expectTaken, readShift, watchTakeover } from '../drivers/takeover.ts';

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

/** Pages that no build draws; the article is written in English and German. */
const empty = ['account', 'history', 'an order', 'not found'];
const emptyInArabic = [...empty, 'an article'];
/** Pages that must not move, measured on a phone. */
const still = ['remover', 'help', 'contact', 'batch', 'pricing'];

/*
 * A page is read on a phone in English and in a wide window in Arabic, every other one the other way
 * round in its colours, so that what pages share is read in both colours at both widths.
 */
for (const [index, [name, path]] of Object.entries(pages).entries()) {
  const colors = index % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const phone = { width: 390, colorScheme: colors[0] };
  const wide = { width: 1440, colorScheme: colors[1] };
  const takenBy = (undrawn: string[]) => (undrawn.includes(name) ? 'empty' : 'as drawn');

  test(`${name} is taken over as it was drawn, has no barrier, and does not scroll sideways`, async ({
    page,
  }) => {
    const faults = await watchTakeover(page);
    await setLook(page, phone);
    await page.goto(path);
    await expectTaken(page, takenBy(empty));
    if (still.includes(name)) expect(await readShift(page)).toBeLessThanOrEqual(0.01);
    await expectNoBarrier(page, phone);

    await setLook(page, wide);
    await page.goto(path === '/' ? '/ar' : `/ar${path}`);
    await expectTaken(page, takenBy(emptyInArabic));
    await expectNoBarrier(page, wide);
    expect(faults).toEqual([]);
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
