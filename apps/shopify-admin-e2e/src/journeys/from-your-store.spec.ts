import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore } from '../drivers/store.ts';

test('a picture chosen in the workbench goes through two tools, one of them before another picture of the store, and an editor, and back into its own place', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const title = 'Ball Cactus in Pot';
  const other = 'Round Teapot';
  const merchant = createMerchant(page, await openStore());
  const { app, publishWindow } = merchant;
  const before = await merchant.readGallery(title);
  const [ground] = await merchant.readGallery(other);
  await merchant.open('/tools/ai-background-remover');
  await merchant.pickFromStore(title, String(before[0]?.alt));
  await expect(app.getByRole('link', { name: `Product: ${title}` })).toBeVisible();
  await app.getByRole('button', { name: /^Remove background/ }).click();

  await app.getByRole('button', { name: 'View result' }).click({ timeout: 90_000 });
  await app.getByRole('button', { name: 'Use in another tool' }).click();
  await app.getByRole('menuitem', { name: 'Background generator' }).click();
  await expect(app.getByRole('link', { name: `Product: ${title}` })).toBeVisible();
  // The remover has a field of that name, too.
  await expect(app.getByRole('button', { name: /^Change background/ })).toBeVisible();
  await app.getByLabel('Background', { exact: true }).selectOption('picture');
  const place = app.getByRole('group', { name: 'Your picture' });
  await place.getByRole('button', { name: 'Choose a picture' }).click();
  await app.getByRole('menuitem', { name: 'From your store' }).click();
  await merchant.pickProductPicture(other, String(ground?.alt));
  await expect(place.getByRole('button', { name: 'Replace picture' })).toBeFocused();
  await expect(place.locator('img')).toBeVisible();
  // The product stays the photo's.
  await expect(app.getByRole('link', { name: `Product: ${title}` })).toBeVisible();
  await app.getByRole('button', { name: /^Change background/ }).click();
  await app.getByRole('button', { name: 'Resize', exact: true }).click({ timeout: 90_000 });
  await merchant.makeWide(600);
  await app
    .getByRole('dialog', { name: 'Preview' })
    .getByRole('button', { name: 'Publish' })
    .click();
  await publishWindow.getByText('Replace this picture').click();
  await publishWindow.getByRole('button', { name: 'Publish' }).click();
  await merchant.seeMessage('The picture is in your store');
  const [first, ...others] = await merchant.readGallery(title);
  expect(first?.print).not.toBe(before[0]?.print);
  expect(first?.alt).toBe(before[0]?.alt);
  expect(others).toEqual(before.slice(1));

  await app.getByRole('link', { name: `Product: ${title}` }).click();
  await app.getByRole('button', { name: /^Undo what was published/ }).click();
  await merchant.seeMessage('The old picture is back');
  expect(await merchant.readGallery(title)).toEqual(before);

  // Edits the picture directly, without a tool.
  await app.getByRole('checkbox', { name: `Choose ${before[0]?.alt}` }).check();
  await merchant.run('Resize image');
  await merchant.makeWide(500);
  await publishWindow.getByText('Add as a new picture').click();
  await publishWindow.getByRole('button', { name: 'Publish' }).click();
  await expect(publishWindow).toBeHidden();
  expect(await merchant.readGallery(title)).toHaveLength(before.length + 1);
  await page.locator('#toasts').getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => merchant.readGallery(title)).toEqual(before);
});
