import { expect } from '@playwright/test';
import type { Merchant } from './merchant.ts';

/** Actions of a merchant with a print design. */
export function createPrinter({ app, page, store, pickProductPicture }: Merchant) {
  return {
    /** Continues from the designer to the product's form. */
    sell: async () => {
      const button = app.getByRole('button', { name: 'Sell in your store' });
      await expect(button).toBeEnabled({ timeout: 90_000 });
      await button.click();
      const heading = app.getByRole('heading', { name: 'Sell in your store', level: 1 });
      await expect(heading).toBeVisible({ timeout: 150_000 });
    },

    /** Adds a store picture to the design. */
    addFromStore: async (title: string, alt: string) => {
      await app.getByRole('button', { name: 'Add picture' }).click();
      await app.getByRole('menuitem', { name: 'From your store' }).click();
      await pickProductPicture(title, alt);
      await expect(app.getByRole('region', { name: 'Selected item' })).toBeVisible();
    },

    /** A product's state, variants and prices in the store's admin. */
    readFacts: async (title: string): Promise<string> => {
      const tab = await page.context().newPage();
      await tab.goto(`${store.admin}/products?query=${encodeURIComponent(title)}`);
      await tab.getByRole('link', { name: title }).first().click();
      const facts = await tab.locator('.facts').innerText();
      await tab.close();
      return facts;
    },

    isInStore: async (title: string): Promise<boolean> => {
      const tab = await page.context().newPage();
      await tab.goto(`${store.admin}/products?query=${encodeURIComponent(title)}`);
      const found = await tab.getByRole('link', { name: title }).count();
      await tab.close();
      return found > 0;
    },
  };
}
