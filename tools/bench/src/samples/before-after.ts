import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { toolIds } from '@tintory/catalog';
import { printTable } from '../report.ts';
import type { Look } from './look.ts';
import { content } from './sample.ts';
import { picturesOf } from './tool-pictures.ts';

const folder = join(content, '../../../web/src/config/tool-looks/pictures');

/** Draws the pictures before and after that the site shows of each tool, from the samples. */
export async function drawBeforeAfter(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const rows: (string | number)[][] = [];
  for (const id of toolIds) {
    const { look } = await picturesOf(id);
    for (const [side, draw] of Object.entries<Look>({ ...look })) {
      const { size: bytes } = await (
        await draw()
      )
        .webp({ quality: 76, alphaQuality: 85, effort: 6 })
        .toFile(join(folder, `${id}-${side}.webp`));
      rows.push([id, side, bytes / 1_000]);
    }
  }
  printTable('pictures before and after (KB)', [['tool', 'side', 'size'], ...rows]);
}
