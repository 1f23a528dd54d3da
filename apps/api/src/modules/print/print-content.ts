import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../../content/print');

const text = z.string().min(1);

/** A text that comes with the data, in every language of the product. */
export const inLanguages = z.strictObject({ en: text, de: text, ar: text });

/**
 * Reads a file of the print catalogue.
 *
 * @throws ZodError that names what is wrong in it
 */
export const readContent = <Content>(path: string, schema: z.ZodType<Content>): Content =>
  schema.parse(JSON.parse(readFileSync(join(folder, path), 'utf8')));
