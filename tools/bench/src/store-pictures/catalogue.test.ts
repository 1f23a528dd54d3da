import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryOf, type CatalogueEntry } from './catalogue.ts';
import { products } from './products/products.ts';

const folder = join(import.meta.dirname, '../../../sandbox/assets/store');
const entries = products.map(entryOf);
const files = entries.flatMap(({ pictures }) => pictures.map(({ file }) => file));

describe('the catalogue of the sandbox store', () => {
  it('sells at least 60 products, each under its own handle', () => {
    const handles = entries.map(({ handle }) => handle);
    expect(handles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(handles).size).toBe(handles.length);
    for (const handle of handles) expect(handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('has a product with more than 10 pictures and one with none', () => {
    const counts = entries.map(({ pictures }) => pictures.length);
    expect(Math.max(...counts)).toBeGreaterThan(10);
    expect(counts.filter((count) => count === 0)).toHaveLength(1);
  });

  it('says of every picture something that it says of no other of the product', () => {
    for (const { pictures } of entries) {
      const alts = pictures.map(({ alt }) => alt);
      expect(new Set(alts).size).toBe(alts.length);
    }
  });

  it('is what lies in the folder, every picture of it', () => {
    const written = JSON.parse(
      readFileSync(join(folder, 'catalogue.json'), 'utf8'),
    ) as CatalogueEntry[];
    expect(written).toEqual(entries);
    const drawn = readdirSync(folder).filter((file) => file.endsWith('.jpg'));
    expect(drawn.toSorted()).toEqual(files.toSorted());
  });

  it('weighs no more than 7 MB', () => {
    const bytes = files.map((file) => statSync(join(folder, file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(7e6);
  });
});
