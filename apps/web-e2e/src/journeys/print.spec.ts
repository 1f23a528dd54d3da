import { expect } from '@playwright/test';
import { findBarriers, readMail, test } from '@tintory/journeys';
import { createBuyer } from '../drivers/buyer.ts';
import { createPrintCustomer } from '../drivers/print-customer.ts';
import { createVisitor } from '../drivers/visitor.ts';

test.use({ actionTimeout: 30_000 });

test('a result becomes a shirt that is paid, and this is told by mail', async ({ page }) => {
  const visitor = createVisitor(page);
  const customer = createPrintCustomer(page);
  await visitor.openCutout();

  await customer.printOn('T-shirt');
  await customer.seeMockups();
  expect(await findBarriers(page)).toEqual([]);
  await customer.putIntoCart();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await customer.fillAddress(visitor.address);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await createBuyer(page).pay();
  await expect(page.getByText('Thank you! We received your payment')).toBeVisible({
    timeout: 90_000,
  });
  await page.getByRole('button', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order/);
  await readMail(visitor.address, ({ subject }) => /^We have your order/.test(subject));
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
});
