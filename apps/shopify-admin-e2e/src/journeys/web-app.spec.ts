import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { signIn, test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore, type Store } from '../drivers/store.ts';

const web = () => `http://localhost:${process.env['E2E_WEB_PORT']}`;

/** The store's app opens the web app, where the customer confirms the join. */
async function joinStore(page: Page, store: Store): Promise<void> {
  const merchant = createMerchant(page, store);
  await merchant.open('/help');
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    merchant.app.getByRole('button', { name: 'Join with my account' }).click(),
  ]);
  await tab.getByRole('button', { name: 'Join the store' }).click();
  await expect(tab.getByText(`${store.shop} is joined`)).toBeVisible();
  await tab.close();
}

test('who has joined a store finds its plans and its pictures in the web app too', async ({
  page,
}) => {
  const store = await openStore();
  await signIn(page, `${randomUUID()}@example.com`);
  await joinStore(page, store);

  await page.goto(`${web()}/pricing`);
  await expect(page.getByRole('slider', { name: 'Pictures a month' })).toBeVisible();
  await page.getByRole('slider', { name: 'Pictures a month' }).press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Choose this plan' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toHaveCount(0);

  await page.goto(`${web()}/tools/app/ai-background-remover`);
  await page.getByRole('button', { name: 'From your store' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a product picture' });
  await picker.getByRole('searchbox', { name: 'Search products' }).fill('zeppelin');
  await expect(picker.getByText('No search results')).toBeVisible();
  await picker.getByRole('searchbox', { name: 'Search products' }).fill('bud');
  await picker
    .getByRole('region', { name: 'Terracotta Bud Vase' })
    .getByRole('button', { name: /^Choose: Small terracotta bud vase in front/ })
    .click();
  await expect(picker).toBeHidden();
  const run = page.getByRole('button', { name: /^Remove background/ });

  // With too few credits, the store's plans are offered instead of the consumer plans.
  await page.route('**/api/jobs', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          json: { code: 'NoSubscribe', message: 'short', required: 20, balance: 3 },
          headers: {
            'access-control-allow-origin': web(),
            'access-control-allow-credentials': 'true',
          },
        })
      : route.continue(),
  );
  await run.click();
  const window = page.getByRole('dialog', { name: 'A plan for your shop' });
  await expect(window).toContainText('This needs 20 credits, and you have 3.');
  await expect(window.getByRole('slider', { name: 'Pictures a month' })).toBeVisible();
  await window.getByRole('button', { name: 'Close' }).click();

  await page.unroute('**/api/jobs');
  await run.click();
  await expect(page.getByRole('slider', { name: 'Compare before and after' })).toBeVisible({
    timeout: 90_000,
  });
});
