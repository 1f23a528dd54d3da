import { join } from 'node:path';
import { shrinkImage } from '@tintory/pixels';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutGarment } from './cut-garment.ts';
import { drawTee } from './testing/drawn-person.ts';
import * as things from './testing/drawn-things.ts';

/** The project's own drawings of the sandbox store's products. */
const store = join(import.meta.dirname, '../../../../tools/sandbox/assets/store');

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
  ['a vest on a hanger', things.drawHangingVest],
  ['a jumper with a hood', things.drawHoodie],
  ['a polo shirt', things.drawPolo],
  ['a cropped jacket', things.drawCroppedJacket],
])('takes %s without a warning', async (_, draw) => {
  expect((await cut(await draw())).warnings).toEqual({ unclear: false, cutOff: false });
});

it.each([
  ['a dress without straps', things.drawStraplessDress],
  ['a top with thin straps, one of them higher', things.drawCamisole],
  ['a sweater whose sleeves lie along it', things.drawSweater],
  ['a box with a bow', things.drawGiftBox],
  ['a cushion', things.drawCushion],
])('takes %s, but is not sure of it', async (_, draw) => {
  expect((await cut(await draw())).warnings).toMatchObject({ unclear: true });
});

it('refuses a surface that has no outline', async () => {
  await expect(cut(await things.drawBricks())).rejects.toMatchObject({ code: 'InvalidInput' });
});

it.each(['latte-mug-dipped-1.jpg', 'tall-stoneware-vase-1.jpg', 'table-clock-1.jpg'])(
  'refuses %s, which a detector of everyday things knows',
  async (file) => {
    await expect(cut(join(store, file))).rejects.toMatchObject({
      code: 'InvalidInput',
      reason: 'noGarment',
    });
  },
);
