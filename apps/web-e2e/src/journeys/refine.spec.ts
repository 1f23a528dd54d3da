import { expect, type Locator, type Page } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import {
  alphaAt,
  ball,
  box,
  drawBallAndBox,
  shareOf,
  type Point,
} from '../drivers/ball-and-box.ts';
import { createVisitor } from '../drivers/visitor.ts';

const cutAgain = 'Free preview';
const run = 'Refine · 1 credit';

/** Draws on the stage with the mouse; positions are fractions of it. */
async function draw(page: Page, stage: Locator, from: [number, number], to: [number, number]) {
  const frame = await stage.boundingBox();
  if (!frame) throw new Error('The stage has no place.');
  const at = ([x, y]: [number, number]) =>
    [frame.x + frame.width * x, frame.y + frame.height * y] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 8 });
  await page.mouse.up();
}

/** Taps a point of the photo, which lies in the middle of the stage. */
async function tap(stage: Locator, point: Point) {
  const picture = stage.locator('canvas').last();
  const shown = await picture.boundingBox();
  if (!shown) throw new Error('The picture has no place.');
  const { x, y } = shareOf(point);
  await picture.click({ position: { x: x * shown.width, y: y * shown.height }, force: true });
}

const credits = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByText(`${count} credits`)).toBeVisible();

test('a person tells a cutout by strokes and taps what to erase, tries it for nothing and without the network, and pays for the result alone', async ({
  page,
  context,
}) => {
  const visitor = createVisitor(page);
  await visitor.openCutout(await drawBallAndBox());
  await credits(page, 19);
  const before = page.url();
  const desk = page.getByRole('dialog', { name: /^Refine cutout/ });
  const stage = desk.getByRole('application', { name: 'Picture' });
  const open = page.getByRole('button', { name: /^(Refine cutout|Use the brush)$/ });

  await test.step('strokes drawn by keys count, and leaving them changes nothing', async () => {
    await open.press('Enter');
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

  await open.click();
  await expect(stage).toBeVisible();
  await expect(desk.getByRole('button', { name: run })).toBeDisabled();
  expect(await findBarriers(page)).toEqual([]);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await context.setOffline(true);

  await test.step('strokes are tried one after the other', async () => {
    await draw(page, stage, [0.32, 0.45], [0.4, 0.45]);
    await page.keyboard.press('Control+z');
    await expect(desk.getByRole('button', { name: cutAgain })).toBeDisabled();
    await page.keyboard.press('Control+Shift+z');
    await desk.getByRole('button', { name: cutAgain }).click();
    await expect(desk.getByRole('button', { name: 'Undo: Preview' })).toBeEnabled();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect(desk.getByRole('button', { name: cutAgain })).toBeDisabled();
  });

  await test.step('taps remove and add, by mouse and keys', async () => {
    await desk.getByRole('button', { name: 'Tap', exact: true }).click();
    await desk.getByText('Removes').click();
    await tap(stage, box);
    const undo = desk.getByRole('button', { name: 'Undo: Tap' });
    await expect(undo).toBeEnabled();
    await undo.click();
    await expect(undo).toBeHidden();
    await desk.getByRole('button', { name: 'Redo: Tap' }).click();
    await expect(undo).toBeEnabled();
    await stage.focus();
    // Moves from the centre of the picture right to the box.
    for (let i = 0; i < 12; i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await expect(desk.getByText('Added', { exact: true })).toBeAttached();
    await page.keyboard.press('x');
    await page.keyboard.press('Enter');
    await expect(desk.getByText('Removed', { exact: true })).toBeAttached();
  });

  await context.setOffline(false);
  expect(asked.filter((path) => path === '/api/jobs')).toEqual([]);
  await desk.getByRole('button', { name: run }).click();
  await expect(page).not.toHaveURL(before);
  await visitor.seeResult();
  await credits(page, 18);
  const { bytes } = await visitor.download();
  expect(await alphaAt(bytes, ball)).toBe(255);
  expect(await alphaAt(bytes, box)).toBe(0);

  await test.step('the marks of a result are there when it is refined again', async () => {
    await open.click();
    // A free cutout without marks is made first.
    await expect(stage).toBeVisible({ timeout: 90_000 });
    await expect(desk.getByRole('button', { name: cutAgain })).toBeDisabled();
    await expect(desk.getByRole('button', { name: 'Clear marks' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await credits(page, 18);
  });
  // What was tried left no result.
  await expect(
    page.getByRole('region', { name: 'Your latest results' }).locator('img'),
  ).toHaveCount(2);

  await test.step('a result is painted on, resized, and becomes the new photo without an upload', async () => {
    asked.length = 0;
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = page.getByRole('dialog', { name: /^Edit picture/ });
    await expect(editor.getByRole('application', { name: 'Picture' })).toBeVisible();
    await draw(page, editor.getByRole('application', { name: 'Picture' }), [0.4, 0.5], [0.6, 0.5]);
    await editor.getByRole('button', { name: 'Done' }).click();

    const preview = page.getByRole('dialog', { name: 'Preview' });
    await preview.getByRole('button', { name: 'Use in another tool' }).click();
    await page.getByRole('menuitem', { name: 'Resize picture' }).click();
    const resize = page.getByRole('dialog', { name: 'Resize image' });
    await resize.getByLabel('Width (px)').fill('240');
    await resize.getByRole('button', { name: /^Use · 240 × 160/ }).click();
    await expect(preview.getByText('240 × 160 px')).toBeVisible();

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
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });
});
