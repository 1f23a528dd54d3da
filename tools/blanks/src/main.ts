import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { blanksFolder } from '@tintory/mockups';
import { arts } from './arts.ts';
import { drawBlank } from './draw-blank.ts';
import { writeMaps } from './write-maps.ts';

// Redraws the blanks of the named products, or all without arguments.
const named = process.argv.slice(2);
for (const [product, views] of Object.entries(arts)) {
  if (named.length > 0 && !named.includes(product)) continue;
  const folder = join(blanksFolder, product);
  await mkdir(folder, { recursive: true });
  for (const [view, art] of Object.entries(views)) {
    await writeMaps(folder, view, await drawBlank(art));
    process.stdout.write(`${product}/${view}\n`);
  }
}
