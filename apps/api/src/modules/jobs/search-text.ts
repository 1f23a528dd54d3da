import { photoNameKey, type JobInput } from '@tintory/contract';

/** As texts are compared: file names of macOS have accents as characters of their own. */
export const searchable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What a job is found by: the texts among its inputs, ids of pictures among them, and its photo's name. */
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
