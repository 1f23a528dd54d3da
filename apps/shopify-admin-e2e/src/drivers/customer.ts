import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { readSignInLink } from '@tintory/journeys';

const web = () => `http://localhost:${process.env['E2E_WEB_PORT']}`;

/** Actions of a customer with an account in the web app. */
export function createCustomer(address = `${randomUUID()}@example.com`) {
  return {
    address,

    open: (page: Page, path = '/') => page.goto(web() + path),

    /**
     * Requests a sign-in link in the open dialog, and opens it in a new tab, as mail programs do.
     */
    signInByMail: async (page: Page): Promise<Page> => {
      const dialog = page.getByRole('dialog', { name: 'Sign in to Tintory' });
      await dialog.getByLabel('E-mail').fill(address);
      await dialog.getByRole('button', { name: 'Send magic link' }).click();
      const tab = await page.context().newPage();
      await tab.goto(await readSignInLink(address));
      await tab.getByRole('button', { name: 'Yes, sign me in' }).click();
      await expect(tab).not.toHaveURL(/login/);
      return tab;
    },
  };
}
