import { imageLimits, imageTypes } from '@tintory/contract';

/** Why a file cannot be used; `kind` is a key of the texts, the numbers go into them. */
export type FileProblem =
  | { kind: 'type' | 'heic' | 'empty' | 'broken' | 'gone' | 'folder' | 'spoiled' }
  | { kind: 'bytes' | 'pixels'; size: string; limit: number }
  | { kind: 'small' | 'side'; limit: number };

export type ImageType = (typeof imageTypes)[number];

/** What a file dialog asks for. A phone that is not asked for HEIC hands its photos over as JPEG. */
export const pickedTypes = imageTypes.filter((type) => type !== 'image/heic').join(',');

const million = 1_000_000;
const inMillions = (value: number) => (value / million).toFixed(1);

/** The first bytes of each type, as latin-1 text from an offset: the content tells, not the name. */
const signatures: readonly { type: ImageType; offset: number; text: RegExp }[] = [
  { type: 'image/png', offset: 0, text: /^\x89PNG\r\n/ },
  { type: 'image/jpeg', offset: 0, text: /^\xff\xd8\xff/ },
  { type: 'image/gif', offset: 0, text: /^GIF8[79]a/ },
  { type: 'image/webp', offset: 0, text: /^RIFF[^]{4}WEBP/ },
  // A file of the general kind says only in its list of others what it holds.
  { type: 'image/avif', offset: 4, text: /^ftyp(avi[fs]|(mif1|msf1)[^]{4}([^]{4})*avi[fs])/ },
  { type: 'image/heic', offset: 4, text: /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/ },
];

/** The type by content; undefined for unsupported files. */
export async function sniffImageType(file: Blob): Promise<ImageType | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return signatures.find(({ offset, text: head }) => head.test(text.slice(offset)))?.type;
}

/** What can be said before decoding; the server checks everything again. */
export function problemOfFile(bytes: number, type: ImageType | undefined): FileProblem | null {
  if (bytes === 0) return { kind: 'empty' };
  if (bytes > imageLimits.maxBytes) {
    return { kind: 'bytes', size: inMillions(bytes), limit: imageLimits.maxBytes / million };
  }
  return type ? null : { kind: 'type' };
}

/** What can be said once the size of the upright picture is known. */
export function problemOfSize(width: number, height: number): FileProblem | null {
  const { minSide, maxSide, maxPixels } = imageLimits;
  if (Math.min(width, height) < minSide) return { kind: 'small', limit: minSide };
  if (Math.max(width, height) > maxSide) return { kind: 'side', limit: maxSide };
  if (width * height > maxPixels) {
    return { kind: 'pixels', size: inMillions(width * height), limit: maxPixels / million };
  }
  return null;
}
