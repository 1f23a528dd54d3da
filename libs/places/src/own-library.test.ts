import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLibrary, type PlaceLibrary } from './load-library.ts';

let library: PlaceLibrary;
beforeAll(async () => {
  library = await loadLibrary(() => Promise.resolve({ width: 1_024, height: 512 }));
});

describe('the places that come with the product', () => {
  it('are all valid', () => {
    expect(library.problems).toEqual([]);
  });

  it('are forty places and thirty surfaces at least', () => {
    expect(library.places.size).toBeGreaterThanOrEqual(40);
    expect(library.surfaces.size).toBeGreaterThanOrEqual(30);
  });

  it('take no more than twelve megabytes', async () => {
    const root = join(import.meta.dirname, '..', 'data');
    const files = await readdir(root, { recursive: true, withFileTypes: true });
    const sizes = files.map(async (file) =>
      file.isFile() ? (await stat(join(file.parentPath, file.name))).size : 0,
    );
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThan(12_000_000);
  });

  it('are free to use', () => {
    const records = [...library.places.values(), ...library.surfaces.values()];
    expect(new Set(records.map(({ credit }) => credit.licence))).toEqual(new Set(['CC0 1.0']));
  });

  it('have a light that was measured before highlights were cut', () => {
    const without = [...library.places.values()].filter(({ light }) => !light);
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  it.each(['en', 'de', 'ar'] as const)('have a name of their own in %s', (language) => {
    for (const records of [library.places, library.surfaces]) {
      const names = [...records.values()].map((record) => record.names[language]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('name surfaces for what they are used for', () => {
    for (const { id, surfaces } of library.places.values()) {
      for (const use of ['table', 'ground'] as const) {
        for (const surface of surfaces[use]) {
          expect(library.surfaces.get(surface)?.use, `${surface} in ${id}`).toContain(use);
        }
      }
    }
  });
});
