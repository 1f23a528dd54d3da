import { expect } from '@playwright/test';
import { signIn, test } from '@tintory/journeys';
import { createCustomer } from '../drivers/customer.ts';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore } from '../drivers/store.ts';

test('a store joins an account by a click, each then knows of the other, and they part with the account', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const store = await openStore();
  const merchant = createMerchant(page, store);
  const { app } = merchant;
  await merchant.open('/plans');
  await app.getByRole('slider', { name: 'Pictures a month' }).press('End');
  const agreed = await merchant.agreeTo('Choose this plan');
  await expect(createMerchant(agreed, store).app.getByText('Your plan is active')).toBeVisible();
  await agreed.close();

  // The merchant requests the join in the app, and is not yet signed in to the web app.
  const customer = createCustomer();
  await merchant.goTo('Help');
  const [asked] = await Promise.all([
    page.waitForEvent('popup'),
    app.getByRole('button', { name: 'Join with my account' }).click(),
  ]);
  await asked.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  const tab = await customer.signInByMail(asked);
  await asked.close();
  await tab.getByRole('button', { name: 'Join the store' }).click();
  await expect(tab.getByText(`${store.shop} is joined`)).toBeVisible();

  // The web app has the store's plan …
  await customer.open(tab, '/account/plan');
  await expect(tab.getByText('2,000 credits a month')).toBeVisible();
  await customer.open(tab, '/pricing');
  await expect(tab.getByRole('slider', { name: 'Pictures a month' })).toHaveAttribute(
    'aria-valuenow',
    '4',
  );
  await expect(tab.getByRole('button', { name: 'Your plan' })).toBeDisabled();

  // … and the merchants' app shows the joined account, without the link to join.
  await merchant.comeBack();
  await expect(app.getByRole('heading', { name: 'This store is joined' })).toBeVisible();
  await expect(app.getByText(customer.address)).toBeVisible();
  await expect(app.getByRole('button', { name: 'Join with my account' })).toHaveCount(0);
  await merchant.goTo('Plans');
  await expect(app.getByText('2,000 credits a month').last()).toBeVisible();

  await customer.open(tab, '/account/profile');
  await tab.getByLabel(`Type ${customer.address} to confirm`).fill(customer.address);
  await tab.getByRole('button', { name: 'Delete my account' }).click();
  await expect(tab.getByText('Your account is deleted.')).toBeVisible();
  await merchant.open('/help');
  await expect(app.getByRole('button', { name: 'Join with my account' })).toBeVisible();
});

test('a link to join that is no good says so and where to get another one', async ({ page }) => {
  const customer = createCustomer();
  await signIn(page, customer.address);
  await customer.open(page, `/store/join#code=${'x'.repeat(43)}`);
  await page.getByRole('button', { name: 'Join the store' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Ask for a new link in the app in your store',
  );
});
