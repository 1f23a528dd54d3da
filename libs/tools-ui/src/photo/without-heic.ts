import type { ImageType } from '@tintory/picture-files';

export type PhotoFile = { file: Blob; name: string; type: ImageType };

/**
 * A photo as the server reads it. It decodes no HEIC, and neither do most browsers: where this one
 * does, the photo becomes a JPEG, upright and of its own size. Throws where none comes of it.
 */
export async function withoutHeic({ file, name, type }: PhotoFile): Promise<PhotoFile> {
  if (type !== 'image/heic') return { file, name, type };
  const { readPicture, writePicture } = await import('@tintory/picture-files');
  const written = await writePicture(await readPicture(file), 'image/jpeg');
  // What is transparent has become a PNG.
  const isJpeg = written.type === 'image/jpeg';
  const ending = isJpeg ? 'jpg' : 'png';
  return {
    file: written,
    name: `${name.replace(/\.[^.]*$/, '')}.${ending}`,
    type: isJpeg ? 'image/jpeg' : 'image/png',
  };
}
