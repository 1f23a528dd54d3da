import { expect, type Locator } from '@playwright/test';
import { test } from '@tintory/journeys';
import sharp from 'sharp';
import { drawBall } from '../drivers/photo.ts';
import { createVisitor } from '../drivers/visitor.ts';

const ball = { name: 'ball.png', mimeType: 'image/png', buffer: drawBall() };

test('a seller looks for nothing, buys two product photos, and takes one into another tool', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  await visitor.signIn();
  await page.goto('/tools/app/ai-product-model');
  await visitor.choosePhoto(ball);
  await page.getByRole('textbox', { name: 'Where it stands' }).fill('on marble with a zeppelin');

  await page.getByRole('button', { name: 'Free preview' }).click();
  await expect(page.getByText(/^Preview, /)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByText('20 credits', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Make product photos · 10 credits' }).click();
  await expect(page.getByRole('button', { name: 'Result 2 of 2' })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText('Not understood, and left out: zeppelin')).toBeVisible();
  await expect(page.getByText('10 credits', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'View result' }).click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByText('1 / 2')).toBeVisible();
  // The documented widths: dialog 720 px, pictures in it 600 px.
  await expect.poll(() => widthOf(preview)).toBe(720);
  await expect
    .poll(() => widthOf(preview.getByRole('group', { name: 'Pictures', exact: true })))
    .toBe(600);
  await page.keyboard.press('ArrowRight');
  await expect(preview.getByText('2 / 2')).toBeVisible();
  await preview.getByRole('button', { name: 'Use in another tool' }).click();
  await page.getByRole('menuitem', { name: 'Image upscaler' }).click();
  await expect(page).toHaveURL(/ai-image-upscaler/);
  await expect(page.getByRole('button', { name: /^Upscale/ })).toBeEnabled();
});

test('a pattern is shown three by three, and zooms', async ({ page }) => {
  const visitor = createVisitor(page);
  await visitor.signIn();
  await page.goto('/tools/app/ai-seamless-texture');
  await visitor.choosePhoto(ball);
  await page.getByRole('button', { name: 'Free preview' }).click();
  const tiles = page.getByRole('img', { name: 'The result, three by three' });
  await expect(tiles).toBeVisible({ timeout: 90_000 });
  // The picture loads after the element.
  await expect.poll(async () => (await repeatOf(tiles)).contrast).toBeGreaterThan(10);
  const { across, down, contrast } = await repeatOf(tiles);
  expect(across).toBeLessThan(contrast / 5);
  expect(down).toBeLessThan(contrast / 5);
  const whole = await widthOf(tiles);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  // A tile's width may be fractional.
  await expect.poll(async () => Math.abs((await widthOf(tiles)) - whole * 2)).toBeLessThan(2);
});

/**
 * Difference of a third of the picture from the next third across and down, and its own contrast.
 */
async function repeatOf(tiles: Locator) {
  const { data } = await sharp(await tiles.screenshot())
    .greyscale()
    .resize(96, 96, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[y * 96 + x] ?? 0;
  const inner = Array.from(
    { length: 24 * 24 },
    (_, i) => [4 + (i % 24), 4 + Math.floor(i / 24)] as const,
  );
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const own = inner.map(([x, y]) => at(x, y));
  return {
    across: mean(inner.map(([x, y]) => Math.abs(at(x, y) - at(x + 32, y)))),
    down: mean(inner.map(([x, y]) => Math.abs(at(x, y) - at(x, y + 32)))),
    contrast: Math.max(...own) - Math.min(...own),
  };
}

const widthOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.width ?? 0);

test('words become a tattoo that is found again by them, and words that nobody gets cost nothing', async ({
  page,
}) => {
  const visitor = createVisitor(page);
  await visitor.signIn();
  await page.goto('/tools/app/ai-tattoo-generator');
  const draw = page.getByRole('button', { name: /^Draw the tattoo/ });
  await expect(draw).toBeDisabled();
  const motif = page.getByRole('textbox', { name: 'Motif' });
  // On a busy machine text typed before hydration was lost, so it is typed again.
  await expect(async () => {
    await motif.fill('a nude teen');
    await expect(draw).toBeEnabled({ timeout: 3_000 });
  }).toPass();
  await draw.click();
  await expect(page.getByText('We do not make this. Describe something else.')).toBeVisible();
  await motif.fill('a wolf');
  await draw.click();
  await expect(page.getByRole('button', { name: 'Download all 3' })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByText(/CC BY 3.0/)).toBeVisible();
  await expect(page.getByText('19 credits', { exact: true }).first()).toBeVisible();

  await page.goto('/history');
  const results = page.getByRole('list', { name: 'Your results' });
  const result = results.getByRole('link', { name: 'Tattoo generator' });
  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  await page.getByRole('button', { name: 'Favourites only' }).click();
  await expect(result).toBeVisible();
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('searchbox').fill('wolf');
  await expect(result).toBeVisible();
});
