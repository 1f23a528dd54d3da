import { extname } from 'node:path';
import { defaultFileName } from '../uploads/file-name.ts';

/** Longer names break some file systems once they are unpacked into a folder. */
const longest = 100;

const pictureEnding = /\.(jpe?g|png|webp|avif|hei[cf]|gif|svg|tiff?|bmp)$/i;
/** Names that stand for devices on Windows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The person's name of a picture as a file name without extension, safe on any system. */
function stemOf(name: string): string {
  const clean = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .trim()
    .replace(pictureEnding, '')
    .replace(/^\.+/, '');
  const short = [...clean]
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/, '');
  if (short === '') return 'photo';
  return reserved.test(short) ? `${short}_` : short;
}

/** Gives every result of an item a name of its own in the archive. */
export function createArchiveNames() {
  const taken = new Set<string>();
  /** Case-insensitive file systems would unpack one over the other. */
  const isFree = (name: string) => !taken.has(name.toLowerCase());

  return (itemName: string, contentTypes: string[]): string[] =>
    contentTypes.map((contentType, place) => {
      const stem = stemOf(itemName) + (contentTypes.length > 1 ? `-${place + 1}` : '');
      const ending = extname(defaultFileName(contentType));
      let name = stem + ending;
      for (let copy = 2; !isFree(name); copy += 1) name = `${stem} (${copy})${ending}`;
      taken.add(name.toLowerCase());
      return name;
    });
}
