import { expect, type Page } from '@playwright/test';

/** Actions of a buyer on pricing and payment pages. */
export function createBuyer(page: Page) {
  return {
    openPricing: () => page.goto('/pricing'),

    choose: (tier: RegExp) => page.getByRole('radio', { name: tier }).check(),

    /** Signs in through the sandbox's Google page with any address. */
    signInWithGoogle: async (address: string) => {
      const dialog = page.getByRole('dialog', { name: 'Sign in to Tintory' });
      await dialog.getByRole('button', { name: 'Continue with Google' }).click();
      await page.getByLabel('E-mail address').fill(address);
      await page.getByRole('button', { name: 'Continue' }).click();
    },

    /** Clicks a button that opens the payment page in a new tab. */
    openPayment: async (button: string): Promise<Page> => {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: button }).click(),
      ]);
      return tab;
    },

    pay: async (tab: Page = page, card: 'accepted' | 'declined' = 'accepted') => {
      await tab.getByRole('radio', { name: `Test card that is ${card}` }).check();
      await tab.getByRole('button', { name: /^Pay/ }).click();
    },

    seeCredits: (count: number) =>
      expect(page.getByRole('banner').getByText(`${count} credits`)).toBeVisible(),
  };
}
