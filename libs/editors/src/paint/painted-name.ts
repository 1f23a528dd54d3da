import { brand } from '@tintory/contract';
import { endingOf } from '@tintory/picture-files';

/** A name of its own beside the photo's: `coffee.png` to `coffee-painted.jpg`, and that stays it. */
export function paintedName(name: string, contentType: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .trim()
    .replace(/-painted$/, '');
  return `${stem || brand.defaultFileStem}-painted.${endingOf(contentType)}`;
}
