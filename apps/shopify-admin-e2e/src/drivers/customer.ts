import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { readSignInLink } from '@tintory/journeys';

const web = () => `http://localhost:${process.env['E2E_WEB_PORT']}`;

/** What somebody with an account of the web app does there. */
export function createCustomer(address = `${randomUUID()}@example.com`) {
  return {
    address,

    open: (page: Page, path = '/') => page.goto(web() + path),

    /** Asks for a sign-in link in the window that is open, and opens it in a tab, as mail programs do. */
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
