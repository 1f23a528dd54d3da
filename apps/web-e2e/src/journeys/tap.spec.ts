import { expect, type Locator } from '@playwright/test';
import { findBarriers, test } from '@tintory/journeys';
import sharp from 'sharp';
import { createVisitor } from '../drivers/visitor.ts';

const [width, height] = [480, 320];
/** A ball and, beside it, a box. */
const [ball, box] = [
  { x: 150, y: 170 },
  { x: 345, y: 175 },
];

const drawBallAndBox = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="#e4ded6"/>
      <circle cx="${ball.x}" cy="${ball.y}" r="80" fill="#c23a2c"/>
      <rect x="290" y="100" width="110" height="150" fill="#2b5c9e"/></svg>`),
  )
    .png()
    .toBuffer();

/** Opens the editor of a cutout that keeps both. */
async function openDesk(visitor: ReturnType<typeof createVisitor>) {
  const { page } = visitor;
  await visitor.signIn();
  await visitor.openRemover();
  await visitor.choosePhoto({
    name: 'shelf.png',
    mimeType: 'image/png',
    buffer: await drawBallAndBox(),
  });
  await visitor.removeBackground();
  await visitor.seeResult();
  await page.getByRole('button', { name: /^(Refine cutout|Use the brush)$/ }).click();
  const desk = page.getByRole('dialog', { name: /^Refine cutout/ });
  const stage = desk.getByRole('application', { name: 'Picture' });
  await expect(stage).toBeVisible();
  await desk.getByRole('button', { name: 'Tap', exact: true }).click();
  return { desk, stage };
}

/** Taps a place of the photo, which lies in the middle of the stage. */
async function tap(stage: Locator, { x, y }: { x: number; y: number }) {
  const picture = stage.locator('canvas').last();
  const shown = await picture.boundingBox();
  if (!shown) throw new Error('The picture has no place.');
  const position = { x: (x / width) * shown.width, y: (y / height) * shown.height };
  await picture.click({ position, force: true });
}

async function alphaAt(bytes: Buffer, { x, y }: { x: number; y: number }) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return data[(y * info.width + x) * info.channels + 3];
}

test('a person taps away what stood beside the subject, by mouse and keys, without the network, and pays for that', async ({
  page,
  context,
}) => {
  const visitor = createVisitor(page);
  const { desk, stage } = await openDesk(visitor);
  expect(await findBarriers(page)).toEqual([]);

  await context.setOffline(true);
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
  await context.setOffline(false);

  const before = page.url();
  await desk.getByRole('button', { name: 'Refine · 1 credit' }).click();
  await expect(page).not.toHaveURL(before);
  await visitor.seeResult();
  const { bytes } = await visitor.download();
  expect(await alphaAt(bytes, ball)).toBe(255);
  expect(await alphaAt(bytes, box)).toBe(0);
});
