const tag = 0x0112;
const entryBytes = 12;

/**
 * How EXIF says that its picture has to be turned: 1, which is upright, to 8. 1 where it says
 * nothing; null where it cannot be read.
 *
 * @param tiff what follows EXIF's own signature
 */
export function exifOrientation(tiff: Uint8Array): number | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const order = view.getUint16(0);
    if (order !== 0x4949 && order !== 0x4d4d) return null;
    const little = order === 0x4949;
    const begin = view.getUint32(4, little);
    const count = view.getUint16(begin, little);
    for (let index = 0; index < count; index += 1) {
      const entry = begin + 2 + index * entryBytes;
      if (view.getUint16(entry, little) === tag) return view.getUint16(entry + 8, little);
    }
    return 1;
  } catch (cause) {
    // It ends too early: nobody knows what a reader makes of it.
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}
