import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '@tintory/journeys';
import { expectNoBarrier, setLook } from '../drivers/looks.ts';
import { createVisitor } from '../drivers/visitor.ts';

const phone = { width: 390, colorScheme: 'dark' } as const;
const wide = { width: 1280, colorScheme: 'light' } as const;

/** Opens a part of the account, and reads it for barriers. */
async function openPart(page: Page, part: string, look: typeof phone | typeof wide) {
  await setLook(page, look);
  await page.goto(`/account/${part}`);
  // The list of places and pictures comes after the heading.
  await page.waitForLoadState('networkidle');
  await expectNoBarrier(page, look);
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
}

type Visitor = ReturnType<typeof createVisitor>;

/** Signs in from the first page on, with the password that `secret` is. */
async function signInByPassword({ page, dialog }: Visitor, address: string, secret: string) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('button', { name: 'Sign in with a password' }).click();
  await dialog.getByLabel('E-mail').fill(address);
  await dialog.getByLabel('Password').fill('not my secret');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('do not belong together')).toBeVisible();
  await dialog.getByLabel('Password').fill(secret);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('banner').getByText('20 credits')).toBeVisible();
}

async function deleteAccount(page: Page, address: string): Promise<void> {
  await page.goto('/account/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  const remove = page.getByRole('button', { name: 'Delete my account' });
  await expect(remove).toBeDisabled();
  await page.getByLabel(/to confirm/).fill(address);
  await remove.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
}

test('a person names themself, sets a password, signs in with it elsewhere, signs out everywhere, takes the data along and deletes the account', async ({
  page,
  browser,
}) => {
  const visitor = createVisitor(page);
  const secret = 'a secret of my own';
  await visitor.signIn();

  await test.step('no part has a barrier, or scrolls sideways', async () => {
    await openPart(page, 'plan', wide);
    await openPart(page, 'credits', phone);
    await openPart(page, 'bills', wide);
  });

  await openPart(page, 'profile', phone);
  await page.getByLabel('Name').fill('Ann');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await openPart(page, 'security', wide);
  await setPassword(page, 'password123');
  await expect(page.getByText(/first that are guessed/)).toBeVisible();
  await setPassword(page, secret);
  await expect(page.getByLabel('Current password')).toBeVisible();

  await test.step('signing out everywhere ends this sign-in too', async () => {
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByText('Sign in to see your account')).toBeVisible();
  });

  const context = await browser.newContext();
  const other = createVisitor(await context.newPage());
  await signInByPassword(other, visitor.address, secret);
  await test.step('another device takes the data along and deletes the account', () =>
    deleteAccount(other.page, visitor.address));
  await context.close();
});
