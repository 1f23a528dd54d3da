import { expect } from '@playwright/test';
import { test } from '@tintory/journeys';
import { createMerchant } from '../drivers/merchant.ts';
import { openStore } from '../drivers/store.ts';

const title = 'Solera Olive Oil, 500 ml';

test('a picture is found, cut out, published and taken back with the keyboard alone', async ({
  page,
}) => {
  const merchant = createMerchant(page, await openStore());
  const { app, publishWindow, tabTo } = merchant;
  const { keyboard } = page;
  const before = await merchant.readGallery(title);
  await merchant.open('/products');
  await tabTo(merchant.searchBox);
  await keyboard.type(title);
  await tabTo(merchant.products.getByRole('link', { name: title }));
  await keyboard.press('Enter');
  await tabTo(
    app.getByRole('list', { name: 'Pictures of this product' }).getByRole('checkbox').first(),
  );
  await keyboard.press('Space');
  await keyboard.down('Shift');
  await tabTo(app.getByRole('button', { name: 'Run a tool' }));
  await keyboard.up('Shift');
  await keyboard.press('Enter');
  await tabTo(app.getByRole('menuitem', { name: 'Background remover' }));
  await keyboard.press('Enter');
  await tabTo(app.getByRole('button', { name: /^Remove background/ }));
  await keyboard.press('Enter');
  await tabTo(app.getByRole('button', { name: 'Compare and publish' }));
  await keyboard.press('Enter');
  // The last used publish mode is preselected, and it may be the other one.
  const replace = publishWindow.getByRole('radio', { name: 'Replace this picture' });
  await expect(replace).toBeEnabled();
  await tabTo(publishWindow.getByRole('radio', { checked: true }));
  if (!(await replace.isChecked())) await keyboard.press('ArrowUp');
  await expect(replace).toBeChecked();
  await tabTo(publishWindow.getByLabel('Alt text'));
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('A bottle of olive oil, cut out');
  await tabTo(publishWindow.getByRole('button', { name: 'Publish' }));
  await keyboard.press('Enter');
  await expect(publishWindow).toBeHidden();
  await merchant.seeMessage('The picture is in your store');
  const [first] = await merchant.readGallery(title);
  expect(first?.alt).toBe('A bottle of olive oil, cut out');
  expect(first?.print).not.toBe(before[0]?.print);

  await tabTo(app.getByRole('link', { name: `Product: ${title}` }));
  await keyboard.press('Enter');
  await tabTo(app.getByRole('button', { name: /^Undo what was published/ }));
  await keyboard.press('Enter');
  await merchant.seeMessage('The old picture is back');
  expect(await merchant.readGallery(title)).toEqual(before);
});
