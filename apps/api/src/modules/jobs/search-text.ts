import { photoNameKey, type JobInput } from '@tintory/contract';

/** Normalized (NFC), because file names of macOS have combining accents. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A job's search text: its text inputs, picture ids included, and its photo's name. */
export function searchTextOf({
  inputs,
  metadata,
}: {
  inputs: readonly JobInput[];
  metadata: Readonly<Record<string, unknown>>;
}): string {
  const values = [...inputs.map(({ value }) => value), metadata[photoNameKey]];
  const texts = values.filter((value): value is string => typeof value === 'string');
  return searchable(texts.join('\n'));
}
