import { ImageError } from '../image-pool.ts';

/**
 * What libheif adds to its words when the file is sound and nothing here decodes it, as with a
 * phone's HEIC where HEVC is not built in: no plugin for this compression, or an unknown codec.
 */
const noDecoder = /\((?:11\.6003|4\.3000)\)/;

/** Why a picture could not be decoded, in a code of the contract. */
export const unreadable = (cause: unknown): ImageError =>
  cause instanceof Error && noDecoder.test(cause.message)
    ? new ImageError('UnsupportedMedia', 'Nothing here decodes pictures of this type.', { cause })
    : new ImageError('InvalidInput', 'This picture is damaged and cannot be read.', { cause });
