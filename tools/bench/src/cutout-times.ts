import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createImagePool } from '@tintory/image-pool';
import { cutSubject } from './cut-subject.ts';
import { printTable } from './report.ts';
import { drawScene, scenes } from './scenes/scenes.ts';

const sizes = [
  { name: '1 MP', width: 1_200, height: 840, wanted: '≤ 1.0' },
  { name: '12 MP', width: 4_200, height: 2_860, wanted: '≤ 2.5' },
];

/** Wall time of one cutout after warm-up, of two at once, and the children's memory. */
export async function benchCutoutTimes(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  const pool = createImagePool({ size: 2 });
  try {
    await pool.warm();
    const rows: (string | number)[][] = [
      ['size', 'one (s)', 'wanted', 'two at once (s)', 'children (MB)'],
    ];
    for (const { name, width, height, wanted } of sizes) {
      const scene = scenes[0];
      if (!scene) throw new Error('There is no scene.');
      const input = join(folder, `${width}.png`);
      await drawScene(scene, width, height, input);
      const run = (n: number) => cutSubject(pool, input, join(folder, `out-${n}.png`));
      await Promise.all([run(1), run(2)]);
      const one = await seconds(() => run(1));
      const two = await seconds(() => Promise.all([run(1), run(2)]));
      const memory = pool.stats().map(({ rssBytes }) => Math.round(rssBytes / 1e6));
      rows.push([name, one, wanted, two, memory.join(', ')]);
    }
    printTable('cutout: wall time, decode and PNG included', rows);
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
