import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { blankVersion, hashBlank } from './blank-version.ts';
import { blanks, blanksFolder, mapsOf } from './load-blanks.ts';

it('is another one as soon as a map or the record is, and the same for a copy', () => {
  const record = blanks.get('stickers');
  if (!record) throw new Error('There are no stickers.');
  const folder = mkdtempSync(join(tmpdir(), 'tintory-blank-'));
  try {
    cpSync(join(blanksFolder, 'stickers'), folder, { recursive: true });
    const copied = (view: string) =>
      Object.values(mapsOf('stickers', view)).map((path) => join(folder, basename(path)));
    expect(hashBlank(record, copied)).toBe(blankVersion('stickers'));
    expect(hashBlank({ ...record, colorable: true }, copied)).not.toBe(blankVersion('stickers'));
    const light = readFileSync(join(folder, 'front.light.webp'));
    light[light.length - 1] = (light.at(-1) ?? 0) ^ 1;
    writeFileSync(join(folder, 'front.light.webp'), light);
    expect(hashBlank(record, copied)).not.toBe(blankVersion('stickers'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
