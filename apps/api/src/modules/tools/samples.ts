import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ToolSample } from '@tintory/contract';
import { defaultLanguage, type Language } from '@tintory/locales';
import { z } from 'zod';

const list = z.array(
  z.object({
    before: z.string(),
    after: z.string(),
    /** By language. */
    alt: z.record(z.string(), z.string()),
  }),
);

/** Drawn pictures of what each tool does, one folder a tool. */
export const samplesFolder = join(import.meta.dirname, '../../../content/samples');

/** The samples of a tool with full addresses; a tool without any has an empty list. */
export function readSamples(toolId: string, origin: string, language: Language): ToolSample[] {
  let text: string;
  try {
    text = readFileSync(join(samplesFolder, toolId, 'samples.json'), 'utf8');
  } catch {
    return [];
  }
  const at = (file: string) => `${origin}${posix.join('/samples', toolId, file)}`;
  const small = (file: string) =>
    at(posix.join(posix.dirname(file), 'small', posix.basename(file)));
  return list.parse(JSON.parse(text)).map(({ before, after, alt }) => ({
    before_url: at(before),
    after_url: at(after),
    before_small_url: small(before),
    after_small_url: small(after),
    alt: alt[language] ?? alt[defaultLanguage] ?? '',
  }));
}
