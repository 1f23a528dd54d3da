import { sourceTypeIn, sourceTypeXmp, type DigitalSourceType } from '@tintory/contract';
import { exifOrientation } from '@tintory/pixels';

/** Tables, scans and the frames that every browser shows. */
const picture = [0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd];
const [scan, end] = [0xda, 0xd9];
/** By marker: what tells how to read the colours and the pixels. */
const reading: Record<number, string> = { 0xe0: 'JFIF\0', 0xe2: 'ICC_PROFILE\0', 0xee: 'Adobe' };
/** Longer, it holds a small picture, which may show what is no longer in the large one. */
const plainJfif = 14;
const exifKey = 'Exif\0\0';
const xmpKey = 'http://ns.adobe.com/xap/1.0/\0';

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A JPEG without anything but its picture and how that came to be; null for one that may not go as it is. */
export function stripJpeg(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let mark: DigitalSourceType | null = null;
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === end;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === end)
      return Buffer.concat([...head(bytes, mark), ...parts, bytes.subarray(at, at + 2)]);
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    const data = bytes.subarray(at + 4, next);
    if (next > bytes.length || !isShown(marker, data)) return null;
    if (
      marker === 0xe1 &&
      begins(data, exifKey) &&
      exifOrientation(data.subarray(exifKey.length)) !== 1
    )
      return null;
    if (marker === 0xe1 && begins(data, xmpKey)) mark ??= sourceTypeIn(data.toString());
    const stop = marker === scan ? endOfScan(bytes, next) : next;
    if (isKept(marker, data)) parts.push(bytes.subarray(at, stop));
    at = stop;
  }
  return null;
}

const begins = (data: Buffer, key: string): boolean =>
  data.toString('latin1', 0, key.length) === key;

/** Only frames of one or three components: CMYK is for printers. */
const isShown = (marker: number, data: Buffer): boolean =>
  !isFrame(marker) || (picture.includes(marker) && (data[5] === 1 || data[5] === 3));

function isKept(marker: number, data: Buffer): boolean {
  const key = reading[marker];
  if (key === undefined) return picture.includes(marker);
  return begins(data, key) && (marker !== 0xe0 || data.length === plainJfif);
}

/** Offset of the next marker; markers within a scan belong to it. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

/** What every JPEG begins with, and the mark. */
function head(bytes: Buffer, mark: DigitalSourceType | null): Buffer[] {
  const start = bytes.subarray(0, 2);
  if (!mark) return [start];
  const xmp = Buffer.from(xmpKey + sourceTypeXmp(mark));
  const length = xmp.length + 2;
  return [start, Buffer.of(0xff, 0xe1, length >> 8, length & 0xff), xmp];
}
