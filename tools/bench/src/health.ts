import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInTestUser, startTestApi } from '@tintory/api/testing';
import type { Job } from '@tintory/contract';
import { createImagePool } from '@tintory/image-pool';
import { percentile, printTable } from './report.ts';
import { drawScene, scenes } from './scenes/scenes.ts';

const jobs = 4;
const most = 2_000;

/** How fast the server answers while four cutouts of 12 megapixels run beside it. */
export async function benchHealth(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tintory-bench-'));
  const pool = createImagePool({ size: 2 });
  await pool.warm();
  const api = await startTestApi({ pool });
  try {
    const user = await signInTestUser(api);
    const scene = scenes[0];
    if (!scene) throw new Error('There is no scene.');
    const path = join(folder, 'photo.png');
    await drawScene(scene, 4_200, 2_860, path);
    const object = await user.upload(new Uint8Array(await readFile(path)));
    const created = await Promise.all(
      Array.from({ length: jobs }, () =>
        user.createJob('remove_background', [{ key: 'object_id', value: object }]),
      ),
    );
    const ids = created.map(({ body }) => (body as Job).id);
    const times: number[] = [];
    let running = jobs;
    while (running > 0 && times.length < most) {
      for (let i = 0; i < 20; i += 1) {
        const began = performance.now();
        await (await fetch(`${api.origin}/healthz`)).text();
        times.push(performance.now() - began);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      const states = await Promise.all(ids.map((id) => user.call('GET', `/api/jobs/${id}`)));
      running = states.filter(({ body }) => (body as Job).finished_at === null).length;
    }
    printTable('health: GET /healthz while four cutouts of 12 MP run (ms)', [
      ['p50', 'p99', 'wanted', 'server with embedded database (MB)'],
      [
        percentile(times, 0.5),
        percentile(times, 0.99),
        'p99 ≤ 50',
        Math.round(process.memoryUsage.rss() / 1e6),
      ],
    ]);
  } finally {
    await api.close();
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}
