import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findTool, toolIds } from '@tintory/catalog';
import sharp from 'sharp';
import { printTable } from '../report.ts';
import { openSampleDesk } from './sample-desk.ts';
import { content } from './sample.ts';
import { picturesOf } from './tool-pictures.ts';

const home = join(content, '../../../../libs/tools-ui/src/options/tiles');
/** Of the smallest tile on a screen with three dots a pixel, and of the largest with nearly two. */
const side = 168;

/** Draws the tiles that options are chosen by, each as anybody would get it. */
export async function drawOptionTiles(): Promise<void> {
  const desk = await openSampleDesk();
  await mkdir(home, { recursive: true });
  const rows: (string | number)[][] = [];
  try {
    for (const tool of toolIds) {
      const { tiles = [] } = await picturesOf(tool);
      for (const { field, order, part = 1 } of tiles) {
        for (const option of optionsOf(tool, field)) {
          const inputs = { ...order.inputs, [field]: option };
          const tile = await tileOf(await desk.make(tool, { ...order, inputs }), part);
          const name = `${tool}.${field}.${option}.webp`;
          await writeFile(join(home, name), tile);
          rows.push([name, tile.length / 1_000]);
        }
      }
    }
  } finally {
    await desk.close();
  }
  printTable('option tiles (KB)', [['picture', 'size'], ...rows]);
}

function optionsOf(tool: string, key: string): readonly string[] {
  const field = findTool(tool)?.functions[0]?.fields.find((one) => one.key === key);
  if (field?.kind !== 'choice') throw new Error(`${tool} has no choice called ${key}.`);
  return field.options;
}

async function tileOf(result: Buffer, part: number | 'all'): Promise<Buffer> {
  const seen = part === 'all' ? wholeOf(result) : await middleOf(result, part);
  return seen.webp({ quality: 72, effort: 6 }).toBuffer();
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

const wholeOf = (result: Buffer) =>
  sharp(result).resize(side, side, { fit: 'contain', background: clear });

async function middleOf(result: Buffer, part: number) {
  const { width, height } = await sharp(result).metadata();
  const seen = Math.round(Math.min(width, height) * part);
  const left = Math.round((width - seen) / 2);
  const top = Math.round((height - seen) / 2);
  return sharp(result).extract({ left, top, width: seen, height: seen }).resize(side, side);
}
