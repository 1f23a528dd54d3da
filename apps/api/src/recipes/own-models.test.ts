import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job } from '@tintory/contract';
import { createImagePool, readOwnModels, type ImagePool } from '@tintory/imaging';
import { pictures, putModel, rednessGraph } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signInTestUser, startTestApi, type TestApi, type TestUser } from '../testing/index.ts';

let folder: string;
let pool: ImagePool;
let api: TestApi;
let ann: TestUser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-own-models-'));
  await putModel(folder, rednessGraph(64, 64), { output: { activation: 'sigmoid' } });
  const { models } = await readOwnModels(folder);
  pool = createImagePool({ size: 1 });
  api = await startTestApi({ pool, ownModels: models });
  ann = await signInTestUser(api);
}, 60_000);
afterAll(async () => {
  await api.close();
  await pool.close();
  await rm(folder, { recursive: true });
});

it('prefers a model of one’s own where there is one, and tells so', async () => {
  const object = await ann.upload(await pictures.png(), 'image/png');
  const { body } = await ann.createJob('remove_background', [{ key: 'object_id', value: object }]);
  const { id } = body as Job;
  await vi.waitFor(
    async () => {
      const { rows } = await api.services.database.db.execute(
        sql`select * from jobs where id = ${id}`,
      );
      expect(rows[0]).toMatchObject({ status: 'succeeded', engine: 'onnx' });
    },
    { timeout: 30_000, interval: 100 },
  );
});
