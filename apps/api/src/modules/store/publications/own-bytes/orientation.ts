const tag = 0x0112;
const entryBytes = 12;

/**
 * Whether EXIF says that its picture stands upright as it is stored, or says nothing of it.
 *
 * @param tiff what follows EXIF's own signature
 */
export function isUpright(tiff: Buffer): boolean {
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return false;
  const [short, long] =
    order === 'II'
      ? [(at: number) => tiff.readUInt16LE(at), (at: number) => tiff.readUInt32LE(at)]
      : [(at: number) => tiff.readUInt16BE(at), (at: number) => tiff.readUInt32BE(at)];
  try {
    const begin = long(4);
    const count = short(begin);
    for (let index = 0; index < count; index += 1) {
      const entry = begin + 2 + index * entryBytes;
      if (short(entry) === tag) return short(entry + 8) === 1;
    }
    return true;
  } catch {
    // It ends too early: nobody knows what a reader makes of it.
    return false;
  }
}
