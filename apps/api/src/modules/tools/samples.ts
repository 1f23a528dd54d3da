import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ToolSample } from '@tintory/contract';
import { pictureSize } from '@tintory/effects';
import { defaultLanguage, type Language } from '@tintory/locales';
import { z } from 'zod';

const list = z.array(
  z.object({
    before: z.string(),
    after: z.string(),
    /** By language. */
    alt: z.record(z.string(), z.string()),
    inputs: z.record(z.string(), z.json()).default({}),
    /** Files, by the option that took them. */
    pictures: z.record(z.string(), z.array(z.string())).default({}),
  }),
);

/** Drawn pictures of what each tool does, one folder a tool. */
export const samplesFolder = join(import.meta.dirname, '../../../content/samples');

/** The samples of a tool with full addresses; a tool without any has an empty list. */
export async function readSamples(
  toolId: string,
  origin: string,
  language: Language,
  folder = samplesFolder,
): Promise<ToolSample[]> {
  const at = (file: string) => `${origin}${posix.join('/samples', toolId, file)}`;
  const small = (file: string) =>
    at(posix.join(posix.dirname(file), 'small', posix.basename(file)));
  const samples = readList(join(folder, toolId, 'samples.json')).map(
    async ({ before, after, alt, inputs, pictures }) => ({
      before_url: at(before),
      after_url: at(after),
      before_small_url: small(before),
      after_small_url: small(after),
      ...(await sizeOf(join(folder, toolId, after))),
      alt: alt[language] ?? alt[defaultLanguage] ?? '',
      inputs: Object.entries(inputs).map(([key, value]) => ({ key, value })),
      pictures: Object.entries(pictures).map(([key, files]) => ({ key, urls: files.map(at) })),
    }),
  );
  return Promise.all(samples);
}

const sizes = new Map<string, Promise<{ width: number; height: number }>>();

/** The samples are part of the program: each is looked at once. */
function sizeOf(path: string): Promise<{ width: number; height: number }> {
  const size = sizes.get(path) ?? pictureSize(path);
  sizes.set(path, size);
  return size;
}

function readList(file: string): z.infer<typeof list> {
  try {
    return list.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw new Error(`The list of samples ${file} cannot be read.`, { cause });
  }
}
