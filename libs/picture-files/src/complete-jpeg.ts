import { jpegEnd, jpegEnding } from '@tintory/pixels';

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/**
 * A JPEG with its end marker: without it a browser decodes none, though nothing of the picture is
 * missing. Any other file as it is.
 *
 * @returns null where part of the picture is missing
 */
export async function completeJpeg(file: Blob): Promise<Blob | null> {
  const [[first, second], last] = await Promise.all([
    bytesOf(file.slice(0, 2)),
    bytesOf(file.slice(-2)),
  ]);
  const isJpeg = first === 0xff && second === 0xd8;
  if (!isJpeg || (last[0] === jpegEnd[0] && last[1] === jpegEnd[1])) return file;
  switch (jpegEnding(await bytesOf(file))) {
    case 'marked':
      return file;
    case 'unmarked':
      return new Blob([file, jpegEnd], { type: file.type });
    case 'cut':
      return null;
  }
}
