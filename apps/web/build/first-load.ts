import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Budget in bytes, compressed: the entry script and its preloads. */
const mostBytes = 150_000;

/**
 * Tells how large the first load is.
 *
 * @throws Error with the size of each script where the first load is over its budget
 */
export async function checkFirstLoad(dist: string): Promise<string> {
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  const scripts = new Set([...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, at]) => at));
  const sizes = await Promise.all([...scripts].map((at) => sizeOf(join(dist, at ?? ''))));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const told = `The first load has ${kilobytes(bytes)} of JavaScript (brotli)`;
  if (bytes <= mostBytes) return `${told}, of ${kilobytes(mostBytes)} at most.`;
  const list = [...scripts].map((at, index) => `  ${kilobytes(sizes[index] ?? 0)}  ${at}`);
  throw new Error(`${told}, more than ${kilobytes(mostBytes)}:\n${list.join('\n')}`);
}

const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;

/** Files too small for compression are sent uncompressed. */
const sizeOf = async (file: string) => (await stat(`${file}.br`).catch(() => stat(file))).size;
