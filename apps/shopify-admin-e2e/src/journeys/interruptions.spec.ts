import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createMerchant, type Merchant } from '../drivers/merchant.ts';
import { spendUntil } from '../drivers/store-owner.ts';
import { openStore } from '../drivers/store.ts';

/** Glass, white on white and objects with gaps would be held back for review. */
const clearlySeen = /^Choose (?!.*(Glass|Amber|Tall|Everyday|Plates|Soap|Canister|Dried))/;

/** Starts a batch of products on the first page, and waits until it is running. */
async function startBatch(
  merchant: Merchant,
  count: number,
  price = `${count} credits`,
): Promise<void> {
  const { app, products } = merchant;
  await merchant.open('/products');
  const boxes = products.getByRole('checkbox', { name: clearlySeen });
  await expect(boxes.nth(count - 1)).toBeVisible();
  for (const box of (await boxes.all()).slice(0, count)) await box.check();
  await merchant.run('Background remover');
  await app.getByRole('button', { name: `Remove background · ${price}` }).click();
  await expect(app.getByText(new RegExp(`^[1-9] of ${count} done$`)).first()).toBeVisible({
    timeout: 90_000,
  });
}

test('a store that uninstalls in the middle of a batch finds it paused, and goes on after installing again', async ({
  page,
  context,
}) => {
  const store = await openStore();
  const merchant = createMerchant(page, store);
  const { app } = merchant;
  const press = await store.openInstallation(await context.newPage());
  await page.bringToFront();
  // Three are worked on at a time: at least one still waits when the first is done.
  await startBatch(merchant, 5);
  await press('Uninstall');
  await expect(app.getByText('Your store could not be signed in')).toBeVisible();

  await merchant.install();
  await merchant.open('/batch');
  await app
    .getByRole('button', { name: /of 5 done/ })
    .first()
    .click();
  await expect(app.getByText('The store is not connected')).toBeVisible();
  await app.getByRole('button', { name: 'Go on' }).click();
  await merchant.seeDone(5, 5);
});

test('a batch that meets the cap waits, and goes on when the cap is raised on the store’s page', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const store = await openStore();
  const merchant = createMerchant(page, store);
  const { app } = merchant;
  await merchant.open('/plans');
  await app.getByRole('slider', { name: 'Pictures a month' }).press('Home');
  const agreed = await merchant.agreeTo('Choose this plan');
  await expect(createMerchant(agreed, store).app.getByText('Your plan is active')).toBeVisible();
  await agreed.close();
  await spendUntil(store, 3, 0.6);

  // Two are paid by credits, one by usage fee; nothing pays for the others.
  await startBatch(merchant, 5, '2 credits + $0.30');
  await merchant.seeDone(3, 5);
  await expect(app.getByText(/\$0\.60 of \$0\.60 for further pictures/)).toBeVisible();

  await app.getByRole('button', { name: 'Raise the limit', exact: true }).click();
  const window = app.getByRole('dialog', { name: 'Your limit is reached' });
  await expect(window).toContainText('You used $0.60 of $0.60');
  const tab = await merchant.agreeTo('Raise the limit to $1.20');
  await expect(createMerchant(tab, store).app.getByText('$0.60 of $1.20')).toBeVisible();
  await tab.close();
  await merchant.comeBack();
  await expect(window).toBeHidden();
  await expect(app.getByText('Your plan pays for more photos now')).toBeVisible();
  await app.getByRole('button', { name: 'Go on' }).click();
  await merchant.seeDone(5, 5);
});
