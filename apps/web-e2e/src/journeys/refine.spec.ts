import { expect, type Locator, type Page } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import { createVisitor } from '../drivers/visitor.ts';

const cutAgain = 'Free preview';
const run = 'Refine · 1 credit';

/** Draws on the stage with the mouse; positions are fractions of it. */
async function draw(page: Page, stage: Locator, from: [number, number], to: [number, number]) {
  const box = await stage.boundingBox();
  if (!box) throw new Error('The stage has no place.');
  const at = ([x, y]: [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 8 });
  await page.mouse.up();
}

async function cutOut(page: Page) {
  const visitor = createVisitor(page);
  await visitor.signIn();
  await visitor.openRemover();
  await visitor.choosePhoto();
  await visitor.removeBackground();
  await visitor.seeResult();
  return visitor;
}

const credits = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByText(`${count} credits`)).toBeVisible();

test('a person tells a cutout what to erase, tries it for nothing, and pays for the result alone', async ({
  page,
  context,
}) => {
  const visitor = await cutOut(page);
  await credits(page, 19);
  const before = page.url();
  const desk = page.getByRole('dialog', { name: /^Refine cutout/ });
  const stage = desk.getByRole('application', { name: 'Picture' });

  await test.step('strokes drawn by keys count, and leaving them changes nothing', async () => {
    await page.getByRole('button', { name: 'Refine cutout' }).press('Enter');
    await stage.focus();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(desk.getByRole('button', { name: 'Undo: Mark' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(desk).toBeHidden();
    expect(page.url()).toBe(before);
    await credits(page, 19);
  });

  await page.getByRole('button', { name: 'Refine cutout' }).click();
  await expect(stage).toBeVisible();
  await expect(desk.getByRole('button', { name: run })).toBeDisabled();
  expect(await findBarriers(page)).toEqual([]);

  await draw(page, stage, [0.42, 0.45], [0.58, 0.45]);
  await page.keyboard.press('Control+z');
  await expect(desk.getByRole('button', { name: cutAgain })).toBeDisabled();
  await page.keyboard.press('Control+Shift+z');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await context.setOffline(true);
  await desk.getByRole('button', { name: cutAgain }).click();
  await expect(desk.getByRole('button', { name: 'Undo: Preview' })).toBeEnabled();
  await draw(page, stage, [0.42, 0.52], [0.58, 0.52]);
  await desk.getByRole('button', { name: cutAgain }).click();
  await expect(desk.getByRole('button', { name: cutAgain })).toBeDisabled();
  await expect(desk.getByRole('button', { name: 'Undo: Preview' })).toBeEnabled();
  await context.setOffline(false);
  expect(asked.filter((path) => path === '/api/jobs')).toEqual([]);
  await credits(page, 19);

  await desk.getByRole('button', { name: run }).click();
  await expect(page).not.toHaveURL(before);
  await visitor.seeResult();
  await credits(page, 18);

  // The strokes of a result are there when it is refined again.
  await page.getByRole('button', { name: 'Refine cutout' }).click();
  await expect(stage).toBeVisible();
  await expect(desk.getByRole('button', { name: cutAgain })).toBeDisabled();
  await expect(desk.getByRole('button', { name: 'Clear marks' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await credits(page, 18);
  // The free query left no result.
  await expect(
    page.getByRole('region', { name: 'Your latest results' }).locator('img'),
  ).toHaveCount(2);
});

test('a result is painted on, resized, and becomes the new photo without a second upload', async ({
  page,
}) => {
  await cutOut(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = page.getByRole('dialog', { name: /^Edit picture/ });
  const stage = editor.getByRole('application', { name: 'Picture' });
  await expect(stage).toBeVisible();
  await draw(page, stage, [0.4, 0.5], [0.6, 0.5]);
  await editor.getByRole('button', { name: 'Done' }).click();

  const preview = page.getByRole('dialog', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Use in another tool' }).click();
  await page.getByRole('menuitem', { name: 'Resize picture' }).click();
  const resize = page.getByRole('dialog', { name: 'Resize image' });
  await resize.getByLabel('Width (px)').fill('240');
  await resize.getByRole('button', { name: /^Use · 240 × 180/ }).click();
  await expect(preview.getByText('240 × 180 px')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open it again' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    preview.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.png$/);
  await preview.getByRole('button', { name: 'Use in another tool' }).click();
  await page.getByRole('menuitem', { name: 'Background remover' }).click();
  await expect(page.getByRole('button', { name: 'Remove background · 1 credit' })).toBeEnabled();
  await expect(page).not.toHaveURL(/job=/);
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
});
