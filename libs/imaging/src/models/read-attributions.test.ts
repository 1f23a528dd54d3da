import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAttributionRecords, readAttributions } from './read-attributions.ts';

const lib = join(import.meta.dirname, '../..');
const { resolve } = createRequire(import.meta.url);

const records = await readAttributionRecords();
const files = records.flatMap((record) => record.files);

const folderOf = (packageName?: string) => {
  if (packageName === undefined) return lib;
  const modules = resolve.paths(packageName)?.find((at) => existsSync(join(at, packageName)));
  return join(modules ?? '', packageName);
};

/** Libs whose source loads models, or pins the hashes of the data it was made from. */
const libs = '{imaging,effects,illustration,tattoo}/src/**/*.ts';

/** Every hash pinned in the source. */
async function pinnedHashes() {
  const pinned = new Set<string>();
  const cwd = join(lib, '..');
  for await (const path of glob(libs, { cwd, exclude: ['**/*.test.ts'] })) {
    const source = await readFile(join(cwd, path), 'utf8');
    for (const [hash] of source.matchAll(/\b[0-9a-f]{64}\b/g)) pinned.add(hash);
  }
  return pinned;
}

/** The NOTICE file of the repository, from the same records as the page in both apps. */
function writeNotice(): string {
  const entries = records.map((record) =>
    [
      record.name,
      `  Author:  ${record.author}`,
      `  Licence: ${record.licence}${record.licence_of === 'package' ? ", the package's: the author names none" : ''}`,
      `  Text:    libs/imaging/models/licences/${record.licence_text}.txt`,
      `  Home:    ${record.home}`,
      `  Package: ${record.package}, ${record.change}`,
      ...record.files.map(({ path, sha256 }) => `  File:    ${path} ${sha256}`),
    ].join('\n'),
  );
  const head =
    'Tintory\n\nThe pictures are made with the works below. This file is written from\nlibs/imaging/models/attributions.json; docs/models.md says how.';
  return `${[head, ...entries].join('\n\n')}\n`;
}

describe('the attributions', () => {
  it('name every model of this lib and no other', async () => {
    const own = files.filter((file) => file.package === undefined).map(({ path }) => path);
    const shipped = (await readdir(join(lib, 'models'))).filter((name) => name.endsWith('.onnx'));
    expect(own.sort()).toEqual(shipped.map((name) => `models/${name}`).sort());
  });

  it.each(files)('give the hash of $path', async ({ path, sha256, package: packageName }) => {
    const bytes = await readFile(join(folderOf(packageName), path));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  });

  it('name every model that the source loads, and none from a package that it does not', async () => {
    const pinned = await pinnedHashes();
    const named = new Set(files.map(({ sha256 }) => sha256));
    expect([...pinned].filter((hash) => !named.has(hash))).toEqual([]);
    const fromPackages = files.filter((file) => file.package !== undefined);
    expect(fromPackages.filter(({ sha256 }) => !pinned.has(sha256))).toEqual([]);
  });

  it('have every licence in full, and no other', async () => {
    const { licences } = await readAttributions();
    const kept = (await readdir(join(lib, 'models/licences'))).map((name) => name.slice(0, -4));
    expect(Object.keys(licences).sort()).toEqual(kept.sort());
    for (const text of Object.values(licences)) expect(text.length).toBeGreaterThan(800);
  });

  it('are what the notice says', async () => {
    await expect(writeNotice()).toMatchFileSnapshot('../../../../NOTICE');
  });
});
