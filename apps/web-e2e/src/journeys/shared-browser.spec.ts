import { expect, type Page } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { ageDrafts, countDrafts } from '../drivers/kept-drafts.ts';
import { createVisitor } from '../drivers/visitor.ts';

const run = (page: Page) => page.getByRole('button', { name: /^Remove background/ });
const pick = (page: Page) => page.getByRole('button', { name: 'Choose a photo' }).first();

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
}

test('a photo ends with the sign-out, in all tabs, and the next account gets none of it', async ({
  page,
  context,
}) => {
  const first = createVisitor(page);
  await first.signIn();
  await first.openRemover();
  await first.choosePhoto();
  await expect(run(page)).toBeEnabled();
  await expect.poll(() => countDrafts(page)).toBe(1);
  const other = await context.newPage();
  await createVisitor(other).openRemover();
  await expect(run(other)).toBeEnabled();

  await signOut(page);
  await expect(pick(page)).toBeVisible();
  await expect(pick(other)).toBeVisible();
  await expect.poll(() => countDrafts(page)).toBe(0);

  const second = createVisitor(page);
  await second.signInByLink();
  await second.openRemover();
  await expect(pick(page)).toBeVisible();
});

test('a draft that is older than an hour is deleted when the site is opened again', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  await visitor.openRemover();
  await visitor.choosePhoto();
  await expect.poll(() => countDrafts(page)).toBe(1);
  await ageDrafts(page, 59);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countDrafts(page)).toBe(1);
  await ageDrafts(page, 61);
  await page.reload();
  await expect.poll(() => countDrafts(page)).toBe(0);
});

test('a link for another account names both addresses, and staying is the default', async ({
  page,
}) => {
  const first = createVisitor(page);
  await first.signIn();
  const second = createVisitor(page);
  const link = await second.getLink('?next=%2Fhistory');
  const account = page.getByRole('banner').getByRole('button', { name: 'Account' });
  const open = async () => {
    await page.goto(link);
    await expect(page.getByText(first.address)).toBeVisible();
    await expect(page.getByText(second.address)).toBeVisible();
  };
  await open();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history$/);
  await account.click();
  await expect(page.getByText(first.address)).toBeVisible();

  await open();
  await page.getByRole('button', { name: 'Change account' }).click();
  await expect(page).toHaveURL(/\/history$/);
  await account.click();
  await expect(page.getByText(second.address)).toBeVisible();
});
