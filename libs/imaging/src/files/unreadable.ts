import { ImageError } from '../image-error.ts';

/**
 * libheif's codes for a sound file without a decoder, e.g. a phone's HEIC if HEVC is not built in:
 * no plugin for this compression, or an unknown codec.
 */
const noDecoder = /\((?:11\.6003|4\.3000)\)/;

/** libvips' message if the decoded picture could not be written, as on a full disk. */
const notWritten = /: write error\nsystem error: /;

/**
 * Maps a decoder's error to a code of the contract; ImageErrors and failed writes are returned
 * unchanged.
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
