import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { answerFrom, origins } from './served-app.ts';

/** The project's domain at the auth provider. */
export const projectDomain = 'tintory-test.firebaseapp.com';

/**
 * Routes Google's hosts and the project's domain to the sandbox; the page's CSP still applies
 * first.
 */
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

/**
 * A browser profile that allows third-party storage, which private windows and some browsers block.
 */
export async function makeOpenProfile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-profile-'));
  await mkdir(join(folder, 'Default'));
  const profile = { cookie_controls_mode: 0, block_third_party_cookies: false };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }));
  return folder;
}

/** Chooses an account on Google's page, in a popup or after a redirect. */
export async function chooseAccount(page: Page, address: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(address);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Collects CSP violations from the browser's console. */
export function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  return refused;
}
