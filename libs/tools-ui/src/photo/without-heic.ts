import type { ImageType } from '@tintory/picture-files';

export type PhotoFile = { file: Blob; name: string; type: ImageType };

/**
 * A photo in a format that the server reads. Neither the server nor most browsers decode HEIC; if
 * this browser does, the photo becomes an upright JPEG of the same size. Throws if it cannot be
 * converted.
 */
export async function withoutHeic({ file, name, type }: PhotoFile): Promise<PhotoFile> {
  if (type !== 'image/heic') return { file, name, type };
  const { readPicture, writePicture } = await import('@tintory/picture-files');
  const written = await writePicture(await readPicture(file), 'image/jpeg');
  // A transparent picture is written as PNG.
  const isJpeg = written.type === 'image/jpeg';
  const ending = isJpeg ? 'jpg' : 'png';
  return {
    file: written,
    name: `${name.replace(/\.[^.]*$/, '')}.${ending}`,
    type: isJpeg ? 'image/jpeg' : 'image/png',
  };
}
