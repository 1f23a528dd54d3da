import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogue } from '@tintory/sandbox/testing';
import { drawnPng } from './drawn-png.ts';

/** So many mugs, every other one red, each with two pictures. */
export function drawnCatalogue(count: number): { catalogue: Catalogue; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tintory-catalogue-'));
  const items = Array.from({ length: count }, (_, index) => {
    const colour = index % 2 === 0 ? 'Red' : 'Blue';
    const number = String(index + 1).padStart(2, '0');
    const pictures = [1, 2].map((side) => {
      const file = `mug-${number}-${side}.png`;
      writeFileSync(join(folder, file), drawnPng(40, 30, (index * 2 + side) % 256));
      return { file, alt: `${colour} mug ${number}, side ${side}`, width: 40, height: 30 };
    });
    return {
      handle: `mug-${number}`,
      title: `${colour} Mug ${number}`,
      vendor: 'Potter',
      product_type: 'Mugs',
      tags: ['kitchen'],
      description: 'Holds tea.',
      pictures,
    };
  });
  return {
    catalogue: { folder: pathToFileURL(`${folder}/`), items },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
