import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blankRecord, type BlankRecord } from './blank-record.ts';

const folder = fileURLToPath(new URL('../data', import.meta.url));

/** All products that can be drawn, by id. */
export const blanks: ReadonlyMap<string, BlankRecord> = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, readBlank(name)]),
);

function readBlank(name: string): BlankRecord {
  const path = join(folder, name, 'product.json');
  const record = blankRecord.parse(JSON.parse(readFileSync(path, 'utf8')));
  if (record.id !== name) throw new Error(`${path} must have its folder's name as its id.`);
  return record;
}

/** Paths of a view's maps: light, mirror, cover (product, colour, print) and shift. */
export function mapsOf(productId: string, viewId: string) {
  const path = (map: string) => join(folder, productId, `${viewId}.${map}.webp`);
  return { light: path('light'), sheen: path('sheen'), cover: path('cover'), shift: path('shift') };
}
export type MapFiles = ReturnType<typeof mapsOf>;

/** The folder of all products' maps. */
export const blanksFolder = folder;
