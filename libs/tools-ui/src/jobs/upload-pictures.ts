import { listOf, type OptionValues, type PictureValue } from '../options/option-values.ts';
import type { Photo } from '../photo/read-photo.ts';

/** The values with each picture at hand replaced by the id it got. */
export async function uploadPictures(
  values: OptionValues,
  upload: (photo: Photo) => Promise<string>,
): Promise<OptionValues> {
  const send = async (one: PictureValue | number) =>
    typeof one === 'object' && 'file' in one ? { objectId: await upload(one) } : one;
  const entries = Object.entries(values).map(async ([key, value]) => {
    if (Array.isArray(value)) return [key, await Promise.all(listOf(value).map(send))];
    return [key, typeof value === 'object' ? await send(value as PictureValue) : value];
  });
  return Object.fromEntries(await Promise.all(entries));
}
