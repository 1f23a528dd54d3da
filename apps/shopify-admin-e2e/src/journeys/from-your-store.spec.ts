import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore } from '../drivers/store.ts';

const store = openStore('sandbox-store');

test.beforeEach(() => store.install());

test('a picture chosen in the workbench goes through two tools and back into its own place', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const title = 'Ball Cactus in Pot';
  const merchant = createMerchant(page, store);
  const { app, publishWindow } = merchant;
  const before = await merchant.readGallery(title);
  await merchant.open('/tools/ai-background-remover');
  await merchant.pickFromStore(title, String(before[0]?.alt));
  await expect(app.getByRole('link', { name: `Product: ${title}` })).toBeVisible();
  await app.getByRole('button', { name: /^Remove background/ }).click();

  await app.getByRole('button', { name: 'View result' }).click({ timeout: 60_000 });
  await app.getByRole('button', { name: 'Use in another tool' }).click();
  await app.getByRole('menuitem', { name: 'Background generator' }).click();
  await expect(app.getByRole('link', { name: `Product: ${title}` })).toBeVisible();
  await app.getByRole('button', { name: /^Change background/ }).click();
  await app.getByRole('button', { name: 'Compare and publish' }).click({ timeout: 60_000 });
  await expect(publishWindow.getByRole('radio', { name: 'Replace this picture' })).toBeChecked();
  await publishWindow.getByRole('button', { name: 'Publish' }).click();
  await merchant.seeMessage('The picture is in your store');
  const [first, ...others] = await merchant.readGallery(title);
  expect(first?.print).not.toBe(before[0]?.print);
  expect(first?.alt).toBe(before[0]?.alt);
  expect(others).toEqual(before.slice(1));

  await app.getByRole('link', { name: `Product: ${title}` }).click();
  await app.getByRole('button', { name: /^Undo what was published/ }).click();
  await merchant.seeMessage('The old picture is back');
  expect(await merchant.readGallery(title)).toEqual(before);
});

test('some results of a batch are added, and known after a reload', async ({ page }) => {
  const titles = ['Round Teapot', 'Cake Stand, Rose'] as const;
  const merchant = createMerchant(page, store);
  const { app } = merchant;
  const before = await Promise.all(titles.map(merchant.readGallery));
  await merchant.open('/products');
  for (const title of titles) {
    await merchant.searchBox.fill(title);
    await merchant.choose([title]);
  }
  await merchant.run('Background remover');
  await app.getByRole('button', { name: 'Remove background · 2 credits' }).click();
  await merchant.seeDone(2, 2);

  await app.getByRole('radio', { name: 'Add', exact: true }).check();
  await app.getByRole('checkbox', { name: `Publish ${titles[1]}` }).uncheck();
  await app.getByRole('button', { name: 'Publish 1 result' }).click();
  await expect(app.getByText('1 of 2 in your store').first()).toBeVisible();
  const [added, untouched] = await Promise.all(titles.map(merchant.readGallery));
  expect(added).toHaveLength(Number(before[0]?.length) + 1);
  expect(untouched).toEqual(before[1]);

  await page.reload();
  await expect(app.getByText('1 of 2 in your store').first()).toBeVisible();
  await expect(app.getByRole('checkbox', { name: `Publish ${titles[0]}` })).toHaveCount(0);
  await expect(app.getByRole('radio', { name: 'Add', exact: true })).toBeChecked();
  await app.getByRole('button', { name: 'Publish 1 result' }).click();
  await expect(app.getByText('2 of 2 in your store').first()).toBeVisible();
  await app.getByRole('button', { name: 'Undo all 2' }).click();
  await expect(app.getByText('The old picture is back')).toHaveCount(2);
  expect(await Promise.all(titles.map(merchant.readGallery))).toEqual(before);
});
