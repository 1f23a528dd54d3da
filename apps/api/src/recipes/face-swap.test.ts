import { warningsOf } from '@tintory/contract';
import { drawFaces } from '@tintory/imaging/testing';
import type { ImagePool } from '@tintory/image-pool';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openJobBench, startTestApi, type JobBench, type TestApi } from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

let api: TestApi;
let pool: ImagePool;
let bench: JobBench;
let [single, several] = ['', ''];

beforeAll(async () => {
  pool = realEngine();
  api = await startTestApi({ pool });
  bench = await openJobBench(api);
  const put = async (width: number, places: number[]) => {
    const drawing = drawFaces(
      width,
      300,
      places.map((x) => ({ x, y: 140, radius: 60 })),
    );
    return bench.user.upload(new Uint8Array(await drawing.png().toBuffer()));
  };
  [single, several] = [await put(300, [150]), await put(960, [130, 365, 600, 835])];
}, 120_000);
afterAll(async () => {
  await api.close();
});

it('says for free that the picture of the new face shows several', async () => {
  const credits = await bench.balance();
  const inputs = { target_object_id: single, source_object_ids: [several], indexes: [0] };
  const job = await bench.run('face_swap', inputs, 'preview');
  expect(job).toMatchObject({ status: 'succeeded', result: { several_faces: 4 } });
  expect(warningsOf(job)).toContain('severalFaces');
  expect(await bench.balance()).toBe(credits);
});

it('says nothing of it where the picture of the new face shows one', async () => {
  const inputs = { target_object_id: several, source_object_ids: [single], indexes: [2] };
  const job = await bench.run('face_swap', inputs, 'preview');
  expect(job.status).toBe('succeeded');
  expect(warningsOf(job)).toEqual([]);
});
