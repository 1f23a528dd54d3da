import { brand } from '@tintory/contract';
import { endingOf } from '@tintory/picture-files';

/** The result's file name: `coffee.png` becomes `coffee-painted.jpg`, which stays the same. */
export function paintedName(name: string, contentType: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .trim()
    .replace(/-painted$/, '');
  return `${stem || brand.defaultFileStem}-painted.${endingOf(contentType)}`;
}
