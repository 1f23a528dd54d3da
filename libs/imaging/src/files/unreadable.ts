import { ImageError } from '../image-error.ts';

/**
 * What libheif adds to its words when the file is sound and nothing here decodes it, as with a
 * phone's HEIC where HEVC is not built in: no plugin for this compression, or an unknown codec.
 */
const noDecoder = /\((?:11\.6003|4\.3000)\)/;

/** What libvips says when the decoded picture could not be written, as on a full disk. */
const notWritten = /: write error\nsystem error: /;

/**
 * Why a picture could not be decoded, in a code of the contract; the cause itself where it is one, or
 * where the fault is not the picture's.
 */
export function unreadable(cause: unknown): unknown {
  const message = cause instanceof Error ? cause.message : '';
  if (cause instanceof ImageError || notWritten.test(message)) return cause;
  return noDecoder.test(message)
    ? new ImageError('UnsupportedMedia', 'Nothing here decodes pictures of this type.', { cause })
    : new ImageError('InvalidInput', 'This picture is damaged and cannot be read.', {
        cause,
        reason: 'pictureDamaged',
      });
}
