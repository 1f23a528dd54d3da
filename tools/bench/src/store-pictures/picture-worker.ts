import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { entryOf, sizeOf } from './catalogue.ts';
import { products } from './products/products.ts';
import { shoot } from './shoot.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A worker draws the pictures it is asked for, one after another. */
const { folder } = workerData as { folder: string };

async function draw({ product, picture }: { product: number; picture: number }): Promise<void> {
  const item = products[product];
  const shot = item?.shots[picture];
  const file = item && entryOf(item).pictures[picture]?.file;
  if (!item || !shot || !file)
    throw new Error(`There is no picture ${picture} of product ${product}.`);
  const { width, height } = sizeOf(item);
  const { size } = await sharp(shoot(item, shot, width, height), {
    raw: { width, height, channels: 3 },
  })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`${folder}/${file}`);
  await shrinkPicture(folder, file);
  parentPort?.postMessage(size);
}

parentPort?.on('message', (asked) => void draw(asked));
