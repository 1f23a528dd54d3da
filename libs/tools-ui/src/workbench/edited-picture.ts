import { brand } from '@tintory/contract';
import { fetchPicture } from '../jobs/fetch-picture.ts';
import type { PreviewImage } from '../results/preview-image.ts';

const nameOf = (file: Blob): string =>
  `${brand.defaultFileStem}.${file.type.split('/').at(-1)?.replace('jpeg', 'jpg') ?? 'png'}`;

export const fileFrom = (blob: Blob): File => new File([blob], nameOf(blob), { type: blob.type });

/** @param freshUrl asked where the link at hand has run out */
export async function fileOf(
  { url, objectId }: PreviewImage,
  freshUrl: (objectId: string) => Promise<{ url: string }>,
): Promise<File> {
  const blob = await fetchPicture(url).catch(async (error: unknown) => {
    if (!objectId) throw error;
    return fetchPicture((await freshUrl(objectId)).url);
  });
  return fileFrom(blob);
}

/** The preview image of an edited file, compared with its source if the sizes match. */
export async function imageOfEdited(file: Blob, from: PreviewImage): Promise<PreviewImage> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  const sameSize = width === from.width && height === from.height;
  const original = from.objectId ? from.url : from.beforeUrl;
  const beforeUrl = sameSize && original ? original : null;
  const { origin = null, objectId, madeFrom = null } = from;
  const url = URL.createObjectURL(file);
  const rest = { width, height, beforeUrl, origin, madeFrom: objectId ?? madeFrom };
  return { objectId: null, url, ...rest };
}
