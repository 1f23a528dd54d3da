import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';
import {
  chooseAccount,
  makeOpenProfile,
  projectDomain,
  routeGoogle,
  watchPolicy,
} from '../drivers/google.ts';
import { origins, serveApp } from '../drivers/served-app.ts';

const newAddress = () => `${randomUUID()}@example.com`;
/** The app's own host with TLS: the provider's library only reaches its auth domain by HTTPS. */
const ownHost = 'tintory.test';
const ownOrigin = `https://${ownHost}`;

async function askGoogle(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
}

/**
 * Signs in by popup without CSP violations, and without a stored session of the provider's library.
 */
async function signInByPopup(page: Page): Promise<void> {
  const refused = watchPolicy(page);
  const opening = page.waitForEvent('popup');
  await askGoogle(page);
  await chooseAccount(await opening, newAddress());
  await seeSignedIn(page);
  expect(refused).toEqual([]);
  // Only the API's session is stored.
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('firebase');
}

const seeSignedIn = (page: Page) =>
  expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();

/** Serves the app at its own host; its API requests get the product's web origin. */
async function serveAtOwnHost(page: Page) {
  const context = page.context();
  await context.route(`${origins.api}/**`, async (route) => {
    const headers = { ...route.request().headers(), origin: origins.web };
    const response = await route.fetch({ headers });
    const allow = { 'access-control-allow-origin': ownOrigin };
    await route.fulfill({ response, headers: { ...response.headers(), ...allow } });
  });
  return serveApp(context, { FIREBASE_AUTH_DOMAIN: ownHost }, ownOrigin);
}

test.describe('with a project of the auth provider', () => {
  test('a visitor signs in with Google in a popup', async ({ playwright, proxy }, { project }) => {
    const { launchOptions, baseURL } = project.use;
    const profile = await makeOpenProfile();
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...(proxy && { proxy }),
    });
    const page = await context.newPage();
    await routeGoogle(context);
    const app = await serveApp(context, { FIREBASE_AUTH_DOMAIN: projectDomain });
    await page.goto(`${baseURL}/pricing`);
    await signInByPopup(page);
    await app.close();
    await context.close();
    await rm(profile, { recursive: true });
  });

  test('a visitor is told why Google’s window does not open, and can use the link', async ({
    page,
  }) => {
    await routeGoogle(page.context());
    const app = await serveApp(page.context(), { FIREBASE_AUTH_DOMAIN: projectDomain });

    // A private window, as each journey has one, blocks third-party storage.
    await page.goto('/pricing');
    await askGoogle(page);
    await expect(page.getByText('Your browser blocks cookies')).toBeVisible();

    await page.route('https://apis.google.com/**', (route) => route.abort());
    await page.reload();
    await askGoogle(page);
    await expect(page.getByText('Google did not answer.')).toBeVisible();
    await page.unroute('https://apis.google.com/**');

    await page.addInitScript(() => (window.open = () => null));
    await page.reload();
    await askGoogle(page);
    await expect(page.getByText('Your browser blocked Google’s window.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send magic link' })).toBeVisible();
    await app.close();
  });
});

test.describe('with a project at the app’s own host', () => {
  test('a visitor signs in with Google in a popup', async ({ page }) => {
    await routeGoogle(page.context());
    const app = await serveAtOwnHost(page);
    await page.goto(`${ownOrigin}/pricing`);
    await signInByPopup(page);
    await app.close();
  });

  test('a popup that the browser blocks goes on as a redirect', async ({ page }) => {
    await routeGoogle(page.context());
    const app = await serveAtOwnHost(page);
    const refused = watchPolicy(page);
    await page.addInitScript(() => (window.open = () => null));
    await page.goto(`${ownOrigin}/pricing`);
    await askGoogle(page);
    await chooseAccount(page, newAddress());
    await expect(page).toHaveURL(`${ownOrigin}/pricing`);
    await seeSignedIn(page);
    expect(refused).toEqual([]);
    await app.close();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a visitor goes to Google and comes back', async ({ page }) => {
      await routeGoogle(page.context());
      const app = await serveAtOwnHost(page);
      await page.goto(ownOrigin);
      await askGoogle(page);
      await chooseAccount(page, newAddress());
      await expect(page).toHaveURL(`${ownOrigin}/`);
      await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
      await app.close();
    });
  });
});
