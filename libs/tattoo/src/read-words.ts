import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const file = join(import.meta.dirname, '..', 'data', 'words.yaml');

const words = z
  .strictObject({
    parts: z.record(z.string(), z.partialRecord(z.enum(['en', 'de', 'ar']), z.string())),
    collectives: z.record(z.string(), z.string()),
  })
  .parse(parse(readFileSync(file, 'utf8')));

/** What people call each part, separated by commas. */
export const partNames = Object.fromEntries(
  Object.entries(words.parts).map(([part, names]) => [part, Object.values(names).join(', ')]),
);

/** What a collective stands for, in other words. */
export const collectives: ReadonlyMap<string, string> = new Map(Object.entries(words.collectives));
