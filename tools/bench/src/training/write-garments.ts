import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { createRandom } from '@tintory/pixels';
import sharp from 'sharp';
import { garmentDrawing } from '../garments/draw-garment.ts';
import { trainingSide } from './draw-training.ts';
import { choices } from './random-choice.ts';
import { randomCloth } from './random-cloth.ts';
import { randomGarment } from './random-garment.ts';

/**
 * Draws clothes that lie or hang, for training, one after another into one file of raw RGBA.
 *
 * Usage: write-garments.ts FILE FIRST_SEED COUNT
 */
const [file = '', first = '0', count = '0'] = process.argv.slice(2);
const out = createWriteStream(file);
for (let n = 0; n < Number(count); n += 1) {
  const seed = Number(first) + n;
  const choice = choices(createRandom(seed));
  const { picture, alpha } = garmentDrawing(randomGarment(choice), randomCloth(choice), seed);
  const stretched = (svg: Buffer) =>
    sharp(svg).resize(trainingSide, trainingSide, { fit: 'fill' }).png().toBuffer();
  const cover = await sharp(await stretched(alpha))
    .extractChannel(3)
    .raw()
    .toBuffer();
  const colors = await sharp(await stretched(picture))
    .removeAlpha()
    .raw()
    .toBuffer();
  const pixels = Buffer.alloc(cover.length * 4);
  cover.forEach((value, i) => {
    colors.copy(pixels, i * 4, i * 3, i * 3 + 3);
    pixels[i * 4 + 3] = value;
  });
  if (!out.write(pixels)) await once(out, 'drain');
}
out.end();
