import type { OptionValues, PictureValue } from '../options/option-field.ts';
import { listOf } from '../options/option-values.ts';
import { FileGone } from '../photo/file-gone.ts';
import type { Photo } from '../photo/read-photo.ts';

/** The values with each picture at hand replaced by the id it got. Throws `FileGone` with the field. */
export async function uploadPictures(
  values: OptionValues,
  upload: (photo: Photo) => Promise<string>,
): Promise<OptionValues> {
  const send = async (one: PictureValue | number, field: string) => {
    if (typeof one !== 'object' || !('file' in one)) return one;
    try {
      return { objectId: await upload(one) };
    } catch (error) {
      throw error instanceof FileGone ? new FileGone({ field, cause: error }) : error;
    }
  };
  const entries = Object.entries(values).map(async ([key, value]) => {
    if (Array.isArray(value)) {
      return [key, await Promise.all(listOf(value).map((one) => send(one, key)))];
    }
    return [key, typeof value === 'object' ? await send(value as PictureValue, key) : value];
  });
  return Object.fromEntries(await Promise.all(entries));
}
