import { createRandom } from '@tintory/pixels';
import sharp from 'sharp';
import { it } from 'vitest';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { useTempFolder } from '@tintory/imaging/testing/use-temp-folder';
import { runSeamless } from './run-seamless.ts';

const folder = useTempFolder();

/** Pebbles of several colours, darker towards the right. */
function drawPebbles(): Buffer {
  const random = createRandom(7);
  const colors = ['#8d8378', '#b0a497', '#6d6a68', '#c9bfae'];
  const pebbles = Array.from({ length: 240 }, (_, i) => {
    const [x, y, size] = [random() * 160, random() * 160, 5 + random() * 8];
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.7}" fill="${colors[i % 4]}" stroke="#4a4642"/>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160">
    <linearGradient id="dusk"><stop stop-opacity="0"/><stop offset="1" stop-opacity="0.4"/></linearGradient>
    <rect width="160" height="160" fill="#55504b"/>${pebbles.join('')}<rect width="160" height="160" fill="url(#dusk)"/></svg>`);
}

it.each(['cut', 'quilt', 'mirror'] as const)('tiles as it was kept: %s', async (mode) => {
  const inputPath = await folder.put('pebbles.png', await sharp(drawPebbles()).png().toBuffer());
  const outputPath = folder.path(mode);
  await runSeamless({ inputPath, outputPath, mode, flatten: 0.6, seed: 3, format: 'png' });
  await expectPicture(import.meta.dirname, mode, outputPath);
});
