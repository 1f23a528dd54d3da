import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { brotliFiles } from './brotli-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tintory-build-'));
});
afterEach(() => rm(root, { recursive: true }));

/** @returns the names of the build's compressed files */
async function buildPage(html: string, outDir: string): Promise<string[]> {
  await writeFile(join(root, 'index.html'), html);
  const plugins = [brotliFiles()];
  await build({ configFile: false, logLevel: 'silent', root, plugins, build: { outDir } });
  return (await readdir(join(root, 'dist'))).filter((file) => file.endsWith('.br'));
}

const long = `<p>${'Paint. '.repeat(400)}</p>`;

it.each(['from the project', 'from the root'])(
  'compresses what is worth it, in a folder named %s',
  async (named) => {
    const folder = named === 'from the root' ? join(root, 'dist') : 'dist';
    expect(await buildPage(long, folder)).toEqual(['index.html.br']);
    const compressed = await readFile(join(root, 'dist/index.html.br'));
    const page = await readFile(join(root, 'dist/index.html'));
    expect(brotliDecompressSync(compressed).equals(page)).toBe(true);
  },
);

it('leaves a page alone that is small, or that the server fills in', async () => {
  expect(await buildPage('<p>Paint.</p>', 'dist')).toEqual([]);
  expect(await buildPage(`${long}%TINTORY_CONFIG%`, 'dist')).toEqual([]);
});

it('leaves it to the build to say why there is nothing to compress', async () => {
  await writeFile(join(root, 'empty.js'), '');
  const broken = `<script type="module">import { gone } from './empty.js'; gone();</script>`;
  await expect(buildPage(broken, 'dist')).rejects.toThrow(/gone/);
});
