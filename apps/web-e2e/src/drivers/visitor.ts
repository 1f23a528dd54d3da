import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { readSignInLink, signIn } from '@tintory/journeys';
import { hydrated } from './hydrated.ts';
import { makeCutout } from './make-cutout.ts';
import { drawBall } from './photo.ts';
import { origins } from './served-app.ts';

const remover = '/tools/app/ai-background-remover';

type SignInParts = { page: Page; address: string; dialog: Locator };

/** The ways to be signed in. */
function inSession({ page, address, dialog }: SignInParts) {
  async function askForLink(): Promise<void> {
    await dialog.getByLabel('E-mail').fill(address);
    await dialog.getByRole('button', { name: 'Send magic link' }).click();
    await expect(page.getByText(address)).toBeVisible();
  }

  /** Asks for a link without a page. */
  async function getLink(query = ''): Promise<string> {
    const data = { email: address, redirect_uri: `${origins.web}/login/confirm${query}` };
    const answer = await page.request.post(`${origins.api}/api/users/signup_by_link`, { data });
    expect(answer.ok()).toBe(true);
    return readSignInLink(address);
  }

  async function useLink(): Promise<void> {
    await page.goto(await readSignInLink(address));
    await expect(page).not.toHaveURL(/login_token/);
    await page.getByRole('button', { name: 'Yes, sign me in' }).click();
    await expect(page).not.toHaveURL(/login/);
  }

  return {
    askForLink,
    getLink,
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

    /** Signs in by the confirm page alone, so that what the browser stores stays. */
    signInByLink: async () => {
      await getLink();
      await useLink();
    },
  };
}

/** Actions of a visitor. */
export function createVisitor(page: Page) {
  const address = `${randomUUID()}@example.com`;
  const dialog = page.getByRole('dialog', { name: 'Sign in to Tintory' });
  const seeResult = () =>
    expect(page.getByRole('slider', { name: 'Compare before and after' })).toBeVisible({
      timeout: 90_000,
    });

  return {
    ...inSession({ page, address, dialog }),
    page,
    address,
    dialog,

    openRemover: () => page.goto(remover),

    /** Is signed in, and opens the result of a run that was made without its page. */
    openCutout: async (photo = drawBall()): Promise<void> => {
      await page.goto(await makeCutout(await signIn(page, address), photo));
      await seeResult();
    },

    /** Waits for hydration: unlike a person in a file dialog, a script may be faster. */
    choosePhoto: async (
      file = { name: 'ball.png', mimeType: 'image/png', buffer: drawBall() },
    ): Promise<void> => {
      await hydrated(page);
      await page.locator('input[type=file]').first().setInputFiles(file);
    },

    removeBackground: () => page.getByRole('button', { name: /^Remove background/ }).click(),

    seeResult,

    download: async (): Promise<{ name: string; bytes: Buffer }> => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download' }).first().click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    },
  };
}
