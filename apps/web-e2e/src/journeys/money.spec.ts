import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { createBuyer } from '../drivers/buyer.ts';
import { createVisitor } from '../drivers/visitor.ts';

test('a visitor sees prices, signs in with Google to buy, and goes on to pay by itself', async ({
  page,
}) => {
  const buyer = createBuyer(page);
  await buyer.openPricing();
  await buyer.choose(/700 credits/);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await buyer.signInWithGoogle(`${randomUUID()}@example.com`);
  await expect(page.getByRole('button', { name: 'Pay $39.00' })).toBeVisible();
  await buyer.pay(page, 'declined');
  await expect(page.getByRole('alert')).toContainText('declined');
  await buyer.pay();
  await expect(page.getByText('Your credits are here: you have 720 now.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByText('Your plan', { exact: true })).toBeVisible();
  await buyer.seeCredits(720);
});

test('the two cards of prices are as wide as is promised, in the middle, and chosen by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_600, height: 900 });
  await createBuyer(page).openPricing();
  const card = (name: string) => page.getByRole('region', { name }).boundingBox();
  const [monthly, packs] = [await card('Every month'), await card('Pay as you go')];
  const [left, right] = [monthly?.x ?? NaN, (packs?.x ?? NaN) + (packs?.width ?? NaN)];
  expect(right - left).toBeCloseTo(1_039, 0);
  // The main element, because the window may include a scroll bar.
  const around = await page.getByRole('main').boundingBox();
  const [start, end] = [around?.x ?? NaN, (around?.x ?? NaN) + (around?.width ?? NaN)];
  expect(left - start).toBeCloseTo(end - right, 0);

  await page.getByRole('radio', { name: 'Monthly' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /700 credits/ })).toBeChecked();
  await expect(page.getByText('$390.00 / year')).toBeVisible();
});

test('a member buys a pack in a tab of its own, changes the plan, and finds the bills', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  const buyer = createBuyer(page);
  await visitor.signIn();
  await buyer.openPricing();
  const pack = await buyer.openPayment('Buy credits');
  await buyer.pay(pack);
  await expect(pack.getByText('Your credits are here: you have 50 now.')).toBeVisible();
  await pack.close();

  const plan = await buyer.openPayment('Subscribe');
  await buyer.pay(plan);
  await expect(plan.getByText('Your credits are here')).toBeVisible();
  await plan.close();
  await page.bringToFront();
  await page.reload();
  await buyer.choose(/1,500 credits/);
  const change = await buyer.openPayment('Change to this plan');
  await change.getByRole('button', { name: 'Confirm' }).click();
  await expect(change).toHaveURL(/pricing\/done/);
  await change.close();

  await page.goto('/account/bills');
  await expect(page.getByRole('link', { name: 'Invoice' })).toHaveCount(3);
  await page.goto('/account/plan');
  await expect(page.getByText('1,500 credits a month')).toBeVisible();
});

test('who has too few credits is told what is missing and offered more', async ({ page }) => {
  const visitor = createVisitor(page);
  await visitor.signIn();
  await page.route('**/api/jobs', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          json: { code: 'NoSubscribe', message: 'short', required: 20, balance: 3 },
          headers: {
            'access-control-allow-origin': new URL(page.url()).origin,
            'access-control-allow-credentials': 'true',
          },
        })
      : route.continue(),
  );
  await visitor.openRemover();
  await visitor.choosePhoto();
  await visitor.removeBackground();
  const window = page.getByRole('dialog', { name: 'Pay for what you make' });
  await expect(window).toContainText('This needs 20 credits, and you have 3.');
  expect(await findBarriers(page)).toEqual([]);
});
