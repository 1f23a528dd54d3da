import { sourceTypeIn, sourceTypeXmp, type DigitalSourceType } from '@tintory/contract';
import { exifOrientation, pngXmpChunk, pngXmpKey } from '@tintory/pixels';

const signature = 8;
const longestKey = 79;
/** TransferCharacteristics of PQ and HLG (ITU-T H.273): not every store shows them. */
const highRange = [16, 18];
/** The picture, and what its colours and its pixels mean. */
const kept = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'sRGB',
  'gAMA',
  'cHRM',
  'iCCP',
  'cICP',
  'sBIT',
  'pHYs',
];

/** A PNG without anything but its picture and how that came to be; null for one that moves or lies. */
export function stripPng(bytes: Buffer): Buffer | null {
  const parts: Uint8Array[] = [bytes.subarray(0, signature)];
  let mark: DigitalSourceType | null = null;
  for (let at = signature; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (end > bytes.length || name === 'acTL') return null;
    if (name === 'cICP' && highRange.includes(data[1] ?? 0)) return null;
    if (name === 'eXIf' && exifOrientation(data) !== 1) return null;
    if (isPackedXmp(name, data)) return null;
    if (isXmp(name, data)) mark = sourceTypeIn(data.toString());
    if ((name === 'IDAT' || name === 'IEND') && mark) {
      parts.push(pngXmpChunk(Buffer.from(sourceTypeXmp(mark))));
      mark = null;
    }
    if (kept.includes(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
  return null;
}

const isXmp = (name: string, data: Buffer): boolean =>
  name === 'iTXt' && data.indexOf(pngXmpKey) === 0;

/** Its metadata must not be lost, and reading it needs more than this. */
const isPackedXmp = (name: string, data: Buffer): boolean =>
  ['iTXt', 'zTXt'].includes(name) &&
  data.toString('latin1', 0, longestKey).toLowerCase().includes('xmp') &&
  !isXmp(name, data);
