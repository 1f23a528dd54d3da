import { brand } from '@tintory/contract';
import { AppError } from '../../platform/errors.ts';

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/heic': 'heic',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
};

/** Longer names help nobody and break some file systems. */
const longest = 120;

/** A name fit for a header and a disk, from one that travelled URL-encoded. */
export function readFileName(encoded: string, contentType: string): string {
  let name: string;
  try {
    name = decodeURIComponent(encoded);
  } catch (cause) {
    throw new AppError('InvalidInput', { cause, details: { file_name: { text: 'notEncoded' } } });
  }
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // Control and direction characters can make a name look like another one.
  const clean = last
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  // Cutting may split a surrogate pair.
  return clean.slice(-longest).toWellFormed() || defaultFileName(contentType);
}

/** What a picture without a name of its own is called when it is saved. */
export const defaultFileName = (contentType: string): string =>
  `${brand.defaultFileStem}.${extensions[contentType] ?? 'jpg'}`;

/** A Content-Disposition header (RFC 6266), in ASCII whatever the name. */
export function contentDisposition(kind: 'inline' | 'attachment', fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
