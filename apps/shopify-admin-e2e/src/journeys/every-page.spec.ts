import { expect } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore } from '../drivers/store.ts';

const pages = {
  home: '',
  products: '/products',
  tools: '/tools',
  remover: '/tools/ai-background-remover',
  'product photos': '/tools/ai-product-model',
  resize: '/tools/resize-image',
  paint: '/tools/paint-image',
  print: '/print',
  'print design': '/print/t-shirt',
  'print made': '/print/made',
  'print sell without a design': '/print/sell/019a0000-0000-7000-8000-000000000000',
  batch: '/batch',
  history: '/history',
  plans: '/plans',
  help: '/help',
  licences: '/licences',
  'not found': '/no/such/page',
};

for (const [name, path] of Object.entries(pages)) {
  test(`${name} has no barrier, and does not scroll sideways on a phone`, async ({ page }) => {
    const merchant = createMerchant(page, await openStore());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await merchant.open(path);
    await merchant.settle();
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await merchant.widerThanFrame()).toBeLessThanOrEqual(0);
  });
}

test('a product’s own page has no barrier', async ({ page }) => {
  const merchant = createMerchant(page, await openStore());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await merchant.open('/products?q=vase');
  await merchant.app.getByRole('link', { name: 'Tall Stoneware Vase' }).click();
  await expect(merchant.app.getByRole('heading', { name: 'Tall Stoneware Vase' })).toBeVisible();
  await merchant.settle();
  expect(await findBarriers(page)).toEqual([]);
});

test('no cookie of the app is kept where the admin frames it', async ({ page, context }) => {
  const merchant = createMerchant(page, await openStore());
  await merchant.open();
  const cookies = await context.cookies(`http://localhost:${process.env['E2E_API_PORT']}`);
  expect(cookies).toEqual([]);
});
