import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { expectNoBarrier } from '../drivers/looks.ts';
import { createVisitor } from '../drivers/visitor.ts';

const parts = ['profile', 'security', 'plan', 'credits', 'bills'] as const;

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

test('no part of the account has a barrier, or scrolls sideways on a phone', async ({ page }) => {
  // Ten scans on a busy machine.
  test.setTimeout(300_000);
  await createVisitor(page).signIn();
  for (const part of parts) await expectNoBarrier(page, `/account/${part}`, looks);
});

test('a person names themself, sets a password, takes the data along and deletes the account', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  await visitor.signIn();
  await page.goto('/account/profile');
  await page.getByLabel('Name').fill('Ann');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  await page.goto('/account/security');
  await page.getByLabel('New password').fill('password123');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText(/first that are guessed/)).toBeVisible();
  await page.getByLabel('New password').fill('a secret of my own');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByLabel('Current password')).toBeVisible();

  await page.goto('/account/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  const remove = page.getByRole('button', { name: 'Delete my account' });
  await expect(remove).toBeDisabled();
  await page.getByLabel(/to confirm/).fill(visitor.address);
  await remove.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('signing out everywhere ends this sign-in too', async ({ page }) => {
  await createVisitor(page).signIn();
  await page.goto('/account/security');
  await expect(page.getByText('This device')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Sign in to see your account')).toBeVisible();
});

test('who has set a password signs in with it on another device', async ({ page, browser }) => {
  const visitor = createVisitor(page);
  await visitor.signIn();
  await page.goto('/account/security');
  await page.getByLabel('New password').fill('a secret of my own');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByLabel('Current password')).toBeVisible();

  const context = await browser.newContext();
  const other = createVisitor(await context.newPage());
  await other.page.goto('/');
  await other.page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await other.dialog.getByRole('button', { name: 'Sign in with a password' }).click();
  await other.dialog.getByLabel('E-mail').fill(visitor.address);
  await other.dialog.getByLabel('Password').fill('not my secret');
  await other.dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.page.getByText('do not belong together')).toBeVisible();
  await other.dialog.getByLabel('Password').fill('a secret of my own');
  await other.dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.page.getByRole('banner').getByText('20 credits')).toBeVisible();
  await context.close();
});
