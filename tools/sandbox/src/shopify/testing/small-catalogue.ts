import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '../catalogue.ts';
import { png } from './png.ts';

/**
 * Writes a catalogue of `count` products to a temporary folder, with two pictures each, the first
 * also small.
 */
export function smallCatalogue(count: number): { catalogue: Catalogue; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  mkdirSync(join(folder, 'small'));
  const items = Array.from({ length: count }, (_, index) => {
    const handle = `${index % 2 === 0 ? 'red' : 'blue'}-mug-${index + 1}`;
    const pictures = [1, 2].map((n) => {
      const file = `${handle}-${n}.png`;
      writeFileSync(join(folder, file), png(40, 30, index * 2 + n));
      if (n === 1) writeFileSync(join(folder, 'small', file), png(20, 15, index * 2 + n));
      return { file, alt: `${handle} from side ${n}`, width: 40, height: 30 };
    });
    return {
      handle,
      title: `${index % 2 === 0 ? 'Red' : 'Blue'} Mug ${index + 1}`,
      vendor: 'Potter & Sons',
      product_type: 'Mugs',
      tags: index % 3 === 0 ? ['kitchen', 'gift'] : ['kitchen'],
      description: 'Holds <tea> & coffee.',
      pictures,
    };
  });
  return {
    catalogue: { folder: pathToFileURL(`${folder}/`), items },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
