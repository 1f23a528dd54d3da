const tag = 0x0112;
const entryBytes = 12;

/**
 * Reads the EXIF orientation, 1 (upright) to 8; 1 if it is missing, null if it is unreadable.
 * @param tiff the bytes after EXIF's own signature
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
    // Truncated: other readers' behaviour is unknown.
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}
