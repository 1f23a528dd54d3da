import { createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createRandom } from '@tintory/pixels';
import sharp from 'sharp';
import { draw } from '../store-pictures/draw.ts';
import { lamps } from '../store-pictures/lamps.ts';
import { places } from '../store-pictures/places.ts';
import { trainingSide } from './draw-training.ts';
import { choices } from './random-choice.ts';

type IconSet = { icons: Record<string, { body: string }>; width?: number; height?: number };

/**
 * Writes shapes to put before backgrounds (RGBA) and backgrounds without anything before them
 * (RGB), each one after another into one raw file.
 *
 * Usage: write-sprites.ts SHAPES_FILE BACKGROUNDS_FILE BACKGROUND_COUNT
 */
const [shapesFile = '', backgroundsFile = '', count = '0'] = process.argv.slice(2);
await writeShapes();
writeBackgrounds();

async function writeShapes(): Promise<void> {
  const {
    icons,
    width = 32,
    height = 32,
  } = createRequire(import.meta.url)('@iconify-json/fluent-emoji-flat/icons.json') as IconSet;
  const out = createWriteStream(shapesFile);
  for (const { body } of Object.values(icons)) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${trainingSide}" height="${trainingSide}">${body}</svg>`;
    out.write(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
  }
  out.end();
}

function writeBackgrounds(): void {
  const out = createWriteStream(backgroundsFile);
  const all = { places: Object.values(places), lamps: Object.values(lamps) };
  for (let n = 0; n < Number(count); n += 1) {
    const choice = choices(createRandom(n));
    const place = all.places[n % all.places.length];
    const lamp = all.lamps[choice.whole(0, all.lamps.length - 1)];
    if (!place || !lamp) continue;
    const up = choice.between(0.02, 0.9);
    const [c, s] = [Math.cos(up), Math.sin(up)];
    const camera = {
      from: [0, 0.8 + 10 * s, 10 * c] as [number, number, number],
      ahead: [0, -s, -c] as [number, number, number],
      right: [1, 0, 0] as [number, number, number],
      above: [0, c, -s] as [number, number, number],
      zoom: choice.between(0.08, 0.25),
      shift: [choice.between(-0.1, 0.1), 0] as [number, number],
    };
    out.write(draw({ thing: [], place, lamp, camera }, trainingSide, trainingSide));
  }
  out.end();
}
