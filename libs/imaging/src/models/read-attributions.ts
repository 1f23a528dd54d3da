import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attribution, type AttributionList } from '@tintory/contract';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../models');

/** `package`: the npm package that carries the file; without one it lies in this lib. */
const file = z.strictObject({ package: z.string().optional(), path: z.string(), sha256: z.hex() });

const attributions = z.array(attribution.extend({ files: z.array(file) }));

/** Every work that the images are made with, and the files of its weights. */
export const readAttributionRecords = async () =>
  attributions.parse(JSON.parse(await readFile(join(folder, 'attributions.json'), 'utf8')));

/** The same without files, together with the texts of the licences. */
export async function readAttributions(): Promise<AttributionList> {
  const rows = await readAttributionRecords();
  const keys = [...new Set(rows.map(({ licence_text }) => licence_text))];
  const texts = keys.map(
    async (key) => [key, await readFile(join(folder, 'licences', `${key}.txt`), 'utf8')] as const,
  );
  return {
    rows: rows.map((row) => attribution.parse(row)),
    licences: Object.fromEntries(await Promise.all(texts)),
  };
}
