import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { entryOf } from './catalogue.ts';
import { products } from './products/products.ts';

/**
 * Draws the pictures of the sandbox store's products and writes its catalogue.
 * With handles as arguments, only those products are drawn again.
 */
const folder = join(import.meta.dirname, '../../../sandbox/assets/store');
const wanted = process.argv.slice(2);

type Task = { product: number; picture: number };

const tasks: Task[] = products.flatMap(({ handle, shots }, product) =>
  wanted.length > 0 && !wanted.includes(handle)
    ? []
    : shots.map((_, picture) => ({ product, picture })),
);

await mkdir(folder, { recursive: true });
const entries = products.map(entryOf);
await writeFile(join(folder, 'catalogue.json'), `${JSON.stringify(entries, null, 2)}\n`);
await removeStrangers(new Set(entries.flatMap(({ pictures }) => pictures.map(({ file }) => file))));
const queue = [...tasks];
const sizes: number[] = [];
await Promise.all(Array.from({ length: availableParallelism() }, drawFromQueue));
const total = sizes.reduce((sum, size) => sum + size, 0);
const largest = Math.max(0, ...sizes);
process.stdout.write(
  `${sizes.length} pictures, ${(total / 1e6).toFixed(2)} MB, the largest ${Math.round(largest / 1e3)} KB\n`,
);

/** Pictures of products that the shop no longer sells. */
async function removeStrangers(known: Set<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.jpg') || known.has(file)) continue;
    await rm(join(folder, file));
    await rm(join(folder, 'small', file), { force: true });
  }
}

async function drawFromQueue(): Promise<void> {
  const worker = new Worker(join(import.meta.dirname, 'picture-worker.ts'), {
    workerData: { folder },
  });
  for (let task = queue.shift(); task; task = queue.shift()) {
    worker.postMessage(task);
    const [size] = (await once(worker, 'message')) as [number];
    sizes.push(size);
  }
  await worker.terminate();
}
