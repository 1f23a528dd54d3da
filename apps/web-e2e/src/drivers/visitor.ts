import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readSignInLink, signIn } from '@tintory/journeys';
import { drawBall } from './photo.ts';

const remover = '/tools/app/ai-background-remover';

/** Actions of a visitor. */
export function createVisitor(page: Page) {
  const address = `${randomUUID()}@example.com`;
  const dialog = page.getByRole('dialog', { name: 'Sign in to Tintory' });

  async function askForLink(): Promise<void> {
    await dialog.getByLabel('E-mail').fill(address);
    await dialog.getByRole('button', { name: 'Send magic link' }).click();
    await expect(page.getByText(address)).toBeVisible();
  }

  async function useLink(): Promise<void> {
    await page.goto(await readSignInLink(address));
    await expect(page).not.toHaveURL(/login_token/);
    await page.getByRole('button', { name: 'Yes, sign me in' }).click();
    await expect(page).not.toHaveURL(/login/);
  }

  return {
    page,
    address,
    dialog,
    askForLink,
    useLink,

    /** Is signed in, before any page is open. */
    signIn: () => signIn(page, address),

    /** Signs in as people do, from the first page on. */
    signInByMail: async () => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
      await askForLink();
      await useLink();
    },

    openRemover: () => page.goto(remover),

    /** Waits for hydration: unlike a person in a file dialog, a script may be faster. */
    choosePhoto: async (
      file = { name: 'ball.png', mimeType: 'image/png', buffer: drawBall() },
    ): Promise<void> => {
      await page.waitForFunction(() => {
        const field = document.querySelector('input[type=file]');
        return field && Object.keys(field).some((key) => key.startsWith('__reactProps'));
      });
      await page.locator('input[type=file]').first().setInputFiles(file);
    },

    removeBackground: () => page.getByRole('button', { name: /^Remove background/ }).click(),

    seeResult: () =>
      expect(page.getByRole('slider', { name: 'Compare before and after' })).toBeVisible({
        timeout: 90_000,
      }),

    download: async (): Promise<{ name: string; bytes: Buffer }> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).first().click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
  };
}
