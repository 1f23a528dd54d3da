import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { answerFrom, origins } from './served-app.ts';

/** A domain of the auth provider's, as each project has one. */
export const projectDomain = 'tintory-test.firebaseapp.com';

/** Google's hosts and the project's domain, answered by the sandbox. The page's policy decides first. */
export async function routeGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    answerFrom(route, `${origins.sandbox}/google/api.js`),
  );
  await context.route(`https://${projectDomain}/**`, (route) =>
    answerFrom(route, route.request().url().replace(`https://${projectDomain}`, origins.sandbox)),
  );
  for (const host of ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com']) {
    await context.route(`https://${host}/**`, (route) =>
      answerFrom(route, `${origins.sandbox}/${route.request().url().slice('https://'.length)}`),
    );
  }
}

/** The folder of a browser that lets frames of other sites store; private windows and some makers forbid it. */
export async function makeOpenProfile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-profile-'));
  await mkdir(join(folder, 'Default'));
  const profile = { cookie_controls_mode: 0, block_third_party_cookies: false };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }));
  return folder;
}

/** Chooses an account on Google's page, a window of its own or the page itself. */
export async function chooseAccount(page: Page, address: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(address);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** What the page's policy refused, as the browser reports it. */
export function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  return refused;
}
