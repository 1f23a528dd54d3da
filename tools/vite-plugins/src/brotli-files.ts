import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Files below this size in bytes fit in a network packet anyway. */
const smallest = 1_024;

/** Writes a `.br` file beside every text file of the build, for the server to send as is. */
export function brotliFiles(): Plugin {
  let outDir = '';
  let written = false;
  return {
    name: 'tintory:brotli-files',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    async closeBundle() {
      // A build that failed has its own error to tell.
      if (!written) return;
      const files = await readdir(outDir, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|html|svg)$/.test(file));
      await Promise.all(texts.map((file) => writeCompressed(join(outDir, file))));
    },
  };
}

async function writeCompressed(file: string): Promise<void> {
  const bytes = await readFile(file);
  // Pages with placeholders are filled in while serving, so they cannot be precompressed.
  if (bytes.length < smallest || bytes.includes('%TINTORY_CONFIG%')) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await compress(bytes, { params }));
}
