import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore } from '../drivers/store.ts';

const titles = ['Round Teapot', 'Cake Stand, Rose'] as const;

test('a merchant installs, takes a plan, cuts out products in one go while its tokens are revoked, publishes, and takes it back after a reload', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  const store = await openStore();
  await store.uninstall();
  const merchant = createMerchant(page, store);
  const { app, publishWindow } = merchant;
  const before = await Promise.all(titles.map(merchant.readGallery));

  await merchant.install();
  await merchant.goTo('Plans');
  const tab = await merchant.agreeTo('Choose this plan');
  const there = createMerchant(tab, store);
  await expect(there.app.getByText('Your plan is active')).toBeVisible();
  await expect(there.app.getByText('200 credits a month').last()).toBeVisible();
  expect(tab.url()).toContain(store.app);
  await tab.close();

  await merchant.goTo('Products');
  for (const title of titles) {
    await merchant.searchBox.fill(title);
    await merchant.choose([title]);
  }
  await expect(app.getByText('2 products chosen')).toBeVisible();
  await merchant.run('Background remover');
  const press = await store.openInstallation(await context.newPage());
  await page.bringToFront();
  await app.getByRole('button', { name: 'Remove background · 2 credits' }).click();
  await press('Revoke all tokens');
  await merchant.seeDone(2, 2);

  await app.getByRole('button', { name: `Compare and publish ${titles[0]}` }).click();
  await expect(
    publishWindow.getByRole('slider', { name: 'Compare before and after' }),
  ).toBeVisible();
  await expect(publishWindow.getByLabel('Alt text')).toHaveValue(String(before[0]?.[0]?.alt));
  await publishWindow.getByRole('button', { name: 'Publish' }).click();
  await merchant.seeMessage('The picture is in your store');
  const [first, ...others] = await merchant.readGallery(titles[0]);
  expect(first?.print).not.toBe(before[0]?.[0]?.print);
  expect(first?.alt).toBe(before[0]?.[0]?.alt);
  expect(others).toEqual(before[0]?.slice(1));

  await app.getByRole('radio', { name: 'Add', exact: true }).check();
  await app.getByRole('button', { name: 'Publish 1 result' }).click();
  await expect(app.getByText('2 of 2 in your store').first()).toBeVisible();
  expect(await merchant.readGallery(titles[1])).toHaveLength(Number(before[1]?.length) + 1);

  await page.reload();
  await expect(app.getByText('2 of 2 in your store').first()).toBeVisible();
  await app.getByRole('button', { name: 'Undo all 2' }).click();
  await expect(app.getByText('The old picture is back')).toHaveCount(2);
  expect(await Promise.all(titles.map(merchant.readGallery))).toEqual(before);
});
