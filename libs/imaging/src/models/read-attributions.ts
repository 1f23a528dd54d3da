import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attribution, type AttributionList } from '@tintory/contract';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../models');

/** `package`: the npm package that contains the file; without it the file is in this lib. */
const file = z.strictObject({ package: z.string().optional(), path: z.string(), sha256: z.hex() });

const attributions = z.array(attribution.extend({ files: z.array(file) }));

/** Every attributed work that pictures are made with, and the files of its weights. */
export const readAttributionRecords = async () =>
  attributions.parse(JSON.parse(await readFile(join(folder, 'attributions.json'), 'utf8')));

/** The attributions without files, with the texts of the licences. */
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
