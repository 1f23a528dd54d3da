import { expect, type Page } from '@playwright/test';

/** Actions of a customer who has a picture printed. */
export function createPrintCustomer(page: Page) {
  return {
    /** Opens a product with the present result on it. */
    printOn: async (product: string) => {
      await page
        .getByRole('link', { name: 'Print it' })
        .or(page.getByRole('button', { name: 'Print it' }))
        .first()
        .click();
      await page.getByRole('link', { name: new RegExp(`^${product}`) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(product);
    },

    seeMockups: async () => {
      await page.getByRole('button', { name: 'Preview' }).click();
      await expect(page.getByRole('img', { name: /view 1 of 3/ })).toBeVisible({ timeout: 90_000 });
    },

    putIntoCart: async () => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Add to cart/ })
        .click();
      await page.getByRole('button', { name: 'View cart' }).click();
    },

    fillAddress: async (email: string) => {
      await page.getByLabel('Full name').fill('Ada Example');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Country').selectOption('DE');
      await page.getByLabel('Street and number').fill('Torstraße 1');
      await page.getByLabel('Postal code').fill('10119');
      await page.getByLabel('City').fill('Berlin');
      await page.getByRole('radio', { name: /^Standard/ }).check();
    },
  };
}
