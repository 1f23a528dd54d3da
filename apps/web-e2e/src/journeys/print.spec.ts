import { expect } from '@playwright/test';
import { findBarriers, readMail, test } from '@tintory/journeys';
import { createBuyer } from '../drivers/buyer.ts';
import { createPrintCustomer } from '../drivers/print-customer.ts';
import { createVisitor } from '../drivers/visitor.ts';

test.use({ actionTimeout: 30_000 });

test('a result becomes a shirt that is paid and sent, and each step is told by mail', async ({
  page,
}) => {
  // The print shop is asked once a minute.
  test.setTimeout(300_000);
  const visitor = createVisitor(page);
  const customer = createPrintCustomer(page);
  await visitor.signIn();
  await visitor.openRemover();
  await visitor.choosePhoto();
  await visitor.removeBackground();
  await visitor.seeResult();

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

  const told = (words: RegExp) =>
    readMail(visitor.address, ({ subject }) => words.test(subject), 150_000);
  await told(/^We have your order/);
  // One day of the sandbox print shop takes a second, so a parcel may arrive before the next poll.
  await told(/is on its way|has arrived/);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your orders');
  await expect(page.getByText(/^(On its way|Delivered)$/)).toBeVisible();
});
