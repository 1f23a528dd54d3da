import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore } from '../drivers/store.ts';

test('products come page by page, a search that finds nothing leads back to everything, and the way back from one finds the same list', async ({
  page,
}) => {
  const { app, open, products, searchBox } = createMerchant(page, await openStore());
  await open('/products');
  await expect(products.getByRole('listitem')).toHaveCount(10);
  await app.getByRole('button', { name: 'Load more' }).click();
  await expect(products.getByRole('listitem')).toHaveCount(20);

  await searchBox.fill('zeppelin');
  const words = app.getByText('No search results');
  await expect(words).toBeVisible();
  await expect(words.locator('..').locator('svg')).toBeVisible();
  await expect(products).toHaveCount(0);
  await app.getByRole('button', { name: 'Show all products' }).click();
  await expect(products.getByRole('listitem').nth(9)).toBeVisible();

  await searchBox.fill('vase');
  const found = products.getByRole('link', { name: 'Tall Stoneware Vase' });
  await found.click();
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Tall Stoneware Vase');
  await page.goBack();
  await expect(searchBox).toHaveValue('vase');
  await expect(found).toBeVisible();
});
