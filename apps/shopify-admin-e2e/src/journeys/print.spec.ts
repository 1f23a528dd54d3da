import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { createPrinter } from '../drivers/printer.ts';
import { openStore } from '../drivers/store.ts';

test('a result becomes a product of the store, with its pictures and variants, and goes again', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const source = 'Ball Cactus in Pot';
  const merchant = createMerchant(page, await openStore());
  const printer = createPrinter(merchant);
  const { app } = merchant;
  const [photo] = await merchant.readGallery(source);
  await merchant.open('/tools/ai-background-remover');
  await merchant.pickFromStore(source, String(photo?.alt));
  await app.getByRole('button', { name: /^Remove background/ }).click();
  await app.getByRole('button', { name: 'Print it' }).click({ timeout: 200_000 });

  await expect(app.getByText('Orders for these products can’t be fulfilled yet')).toBeVisible();
  await app.getByRole('link', { name: /^T-shirt/ }).click();
  await printer.sell();

  const title = `Cactus shirt ${Date.now()}`;
  await app.getByLabel('Title', { exact: true }).fill(title);
  await app.getByLabel('Your margin (%)').fill('40');
  await expect(app.getByLabel('Price of White / S')).toHaveValue('30.99');
  await app.getByLabel('Price of White / S').fill('29');
  await app.getByRole('checkbox', { name: 'Navy' }).check();
  await expect(app.getByLabel('Price of Navy / S')).toHaveValue('30.99');
  expect(await merchant.findBarriers()).toEqual([]);
  await app.getByRole('button', { name: 'Add as draft' }).click();
  await expect(app.getByText(`${title} was added to your store as a draft`)).toBeVisible({
    timeout: 90_000,
  });
  expect(await merchant.findBarriers()).toEqual([]);

  const gallery = await merchant.readGallery(title);
  expect(gallery.map(({ alt }) => alt)).toEqual([title, title, title]);
  const facts = await printer.readFacts(title);
  expect(facts).toContain('draft');
  expect(facts).toContain('White / S at 29.00');
  expect(facts).toContain('Navy / S at 30.99');

  await app.getByRole('link', { name: 'Your print products' }).click();
  const row = app.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Draft')).toBeVisible();
  expect(await merchant.findBarriers()).toEqual([]);
  await row.getByRole('button', { name: /^Update mock-ups: / }).click();
  await merchant.seeMessage('Mock-ups updated in your store.');
  await row.getByRole('button', { name: /^Undo/ }).click();
  await merchant.seeMessage('Product deleted from your store.');
  await expect(row.getByText('Deleted')).toBeVisible();
  expect(await printer.isInStore(title)).toBe(false);
});

test('a picture of the store goes onto a mug, on a phone', async ({ page }) => {
  test.setTimeout(400_000);
  const source = 'Round Teapot';
  const merchant = createMerchant(page, await openStore());
  const printer = createPrinter(merchant);
  const [photo] = await merchant.readGallery(source);
  await page.setViewportSize({ width: 390, height: 844 });
  await merchant.open('/print/mug');
  await printer.addFromStore(source, String(photo?.alt));
  await merchant.settle();
  expect(await merchant.widerThanFrame()).toBeLessThanOrEqual(0);
  await printer.sell();
  await merchant.settle();
  expect(await merchant.widerThanFrame()).toBeLessThanOrEqual(0);
  expect(await merchant.findBarriers()).toEqual([]);
});
