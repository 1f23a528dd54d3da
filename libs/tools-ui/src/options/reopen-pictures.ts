import { readPhoto } from '../photo/read-photo.ts';
import type { OptionValue, OptionValues, PictureValue } from './option-field.ts';
import { listOf } from './option-values.ts';

/** Pictures kept in a draft: their addresses ended with the page that made them. */
export async function reopenPictures(values: OptionValues): Promise<OptionValues> {
  const entries = Object.entries(values).map(
    async ([key, value]): Promise<[string, OptionValue][]> => {
      if (Array.isArray(value)) {
        const list = await Promise.all(listOf(value).map(reopen));
        return [[key, list.filter((one) => one !== null) as OptionValue]];
      }
      if (typeof value !== 'object') return [[key, value]];
      const picture = await reopen(value as PictureValue);
      return picture === null ? [] : [[key, picture]];
    },
  );
  return Object.fromEntries((await Promise.all(entries)).flat());
}

async function reopen(value: PictureValue | number): Promise<PictureValue | number | null> {
  if (typeof value === 'number' || !('file' in value)) return value;
  const reading = await readPhoto(value.file, value.name);
  return 'photo' in reading ? reading.photo : null;
}
