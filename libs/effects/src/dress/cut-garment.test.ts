import { join } from 'node:path';
import { shrinkImage } from '@tintory/pixels';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutGarment } from './cut-garment.ts';
import { cutDrawing } from './testing/cut-drawing.ts';
import { drawTee } from './testing/drawn-person.ts';
import * as things from './testing/drawn-things.ts';

/** The project's own drawings of the sandbox store's products. */
const store = join(import.meta.dirname, '../../../../tools/sandbox/assets/store');

/** The upper square of a drawing: stretched and framed it is the same to the model. */
const square = (drawing: Uint8Array) =>
  sharp(drawing).resize(800, 800, { position: 'top' }).png().toBuffer();

async function cut(picture: string | Uint8Array) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return cutGarment(shrinkImage({ data: new Uint8ClampedArray(data), width, height }, 800));
}

it.each([
  ['a T-shirt', drawTee],
  ['a jumper with a hood', things.drawHoodie],
  ['a polo shirt', things.drawPolo],
  ['a cropped jacket', things.drawCroppedJacket],
])('takes %s without a warning', async (_, draw) => {
  const { warnings } = await cut(await cutDrawing(await draw()));
  expect(warnings).toEqual({ unclear: false, cutOff: false });
});

it('takes a vest on a hanger off its ground without a warning', async () => {
  const { warnings } = await cut(await square(await things.drawHangingVest()));
  expect(warnings).toEqual({ unclear: false, cutOff: false });
});

it.each([
  ['a dress without straps', things.drawStraplessDress],
  ['a top with thin straps, one of them higher', things.drawCamisole],
  ['a sweater whose sleeves lie along it', things.drawSweater],
  ['a box with a bow', things.drawGiftBox],
])('takes %s, but is not sure of it', async (_, draw) => {
  const { warnings } = await cut(await cutDrawing(await draw()));
  expect(warnings).toMatchObject({ unclear: true });
});

it('takes a cushion off its ground, but is not sure of it', async () => {
  const { warnings } = await cut(await square(await things.drawCushion()));
  expect(warnings).toMatchObject({ unclear: true });
});

it.each([
  ['a skirt', things.drawSkirt],
  ['trousers', things.drawTrousers],
])('says of %s that it is for the legs', async (_, draw) => {
  await expect(cut(await cutDrawing(await draw()))).rejects.toMatchObject({
    name: 'ImageError',
    code: 'WornOnLegs',
  });
});

it('refuses a surface that has no outline', async () => {
  await expect(cut(await things.drawBricks())).rejects.toMatchObject({ code: 'InvalidInput' });
});

it.each(['latte-mug-dipped-1.jpg', 'table-clock-1.jpg'])(
  'refuses %s, which a detector of everyday things knows',
  async (file) => {
    await expect(cut(join(store, file))).rejects.toMatchObject({
      code: 'InvalidInput',
      reason: 'noGarment',
    });
  },
);
