import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore } from '../drivers/store.ts';

const parts = {
  'the store and its tools': {
    home: '',
    tools: '/tools',
    remover: '/tools/ai-background-remover',
    'product photos': '/tools/ai-product-model',
    resize: '/tools/resize-image',
    paint: '/tools/paint-image',
  },
  print: {
    print: '/print',
    'print design': '/print/t-shirt',
    'print made': '/print/made',
    'print sell without a design': '/print/sell/019a0000-0000-7000-8000-000000000000',
    batch: '/batch',
    history: '/history',
  },
  'products, plans and help': {
    products: '/products',
    plans: '/plans',
    help: '/help',
    licences: '/licences',
    'not found': '/no/such/page',
  },
};

const wide = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

async function openMerchant(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const merchant = createMerchant(page, await openStore());
  return {
    ...merchant,
    /** Reads the open page for barriers, and its width on a phone. */
    expectNoBarrier: async (name: string) => {
      await merchant.settle();
      expect.soft(await merchant.findBarriers(), name).toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await merchant.widerThanFrame(), name).toBeLessThanOrEqual(0);
      await page.setViewportSize(wide);
    },
  };
}

for (const [part, pages] of Object.entries(parts)) {
  test(`no page of ${part} has a barrier, or scrolls sideways on a phone`, async ({ page }) => {
    const merchant = await openMerchant(page);
    for (const [name, path] of Object.entries(pages)) {
      await merchant.open(path);
      await merchant.expectNoBarrier(name);
      if (name !== 'products') continue;
      await merchant.searchBox.fill('vase');
      await merchant.app.getByRole('link', { name: 'Tall Stoneware Vase' }).click();
      const title = merchant.app.getByRole('heading', { name: 'Tall Stoneware Vase' });
      await expect(title).toBeVisible();
      await merchant.expectNoBarrier('a product');
    }
    // No cookie of the app is kept where the admin frames it.
    const api = `http://localhost:${process.env['E2E_API_PORT']}`;
    expect(await page.context().cookies(api)).toEqual([]);
  });
}
