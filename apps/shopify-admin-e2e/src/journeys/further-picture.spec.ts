import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore } from '../drivers/store.ts';

test('a picture of the store is another one’s background, and the product stays the photo’s', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const title = 'Ball Cactus in Pot';
  const other = 'Round Teapot';
  const merchant = createMerchant(page, await openStore());
  const { app } = merchant;
  const [photo] = await merchant.readGallery(title);
  const [ground] = await merchant.readGallery(other);
  await merchant.open('/tools/ai-background-generator');
  await merchant.pickFromStore(title, String(photo?.alt));
  await app.getByLabel('Background', { exact: true }).selectOption('picture');

  const place = app.getByRole('group', { name: 'Your picture' });
  await place.getByRole('button', { name: 'Choose a picture' }).click();
  const windowOf = app.getByRole('dialog', { name: 'Choose a product picture' });
  await app.getByRole('menuitem', { name: 'From your store' }).click();
  await windowOf.getByRole('searchbox', { name: 'Search products' }).fill(other);
  await windowOf
    .getByRole('region', { name: other })
    .getByRole('button', { name: `Choose: ${ground?.alt}` })
    .first()
    .click();
  await expect(place.getByRole('button', { name: 'Replace picture' })).toBeFocused();
  await expect(place.locator('img')).toBeVisible();

  await expect(app.getByRole('link', { name: `Product: ${title}` })).toBeVisible();
  await app.getByRole('button', { name: 'Free preview' }).click();
  await expect(app.getByText(/^Preview, /)).toBeVisible({ timeout: 90_000 });
  await expect(app.getByRole('link', { name: `Product: ${title}` })).toBeVisible();
});
