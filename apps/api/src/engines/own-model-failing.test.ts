import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnModels } from '@tintory/imaging';
import { pictures, putModel, rednessGraph } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  createToldPool,
  openJobBench,
  startTestApi,
  type JobBench,
  type TestApi,
  type ToldPool,
} from '../testing/index.ts';

let folder: string;
let told: ToldPool;
let api: TestApi;
let bench: JobBench;
let photo: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-bad-models-'));
  // One of another size than described, and one that is not a picture.
  await putModel(folder, rednessGraph(32, 32), { name: 'bad-cutout' });
  await putModel(folder, rednessGraph(64, 64), {
    name: 'bad-upscale',
    capability: 'upscale',
    output: { scale: 2 },
  });
  told = await createToldPool();
  api = await startTestApi({
    pool: told.pool,
    ownModels: openOwnModels(folder, expect.unreachable),
  });
  bench = await openJobBench(api);
  photo = await bench.user.upload(await pictures.smallPng());
}, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await api.close();
  await told.close();
  await rm(folder, { recursive: true });
});

async function endOf(tool: string) {
  const { id } = await bench.run(tool, { object_id: photo });
  const { db } = api.services.database;
  return (await db.execute(sql`select status, engine, tries from jobs where id = ${id}`)).rows[0];
}

/** Jobs of these tools; what was logged of models meanwhile. */
async function runLogged(tools: readonly string[]): Promise<string[]> {
  const said = vi.spyOn(api.services.logger, 'warn');
  for (const tool of tools) {
    expect(await endOf(tool)).toEqual({ status: 'succeeded', engine: 'local', tries: 1 });
  }
  return said.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('model'));
}

it('finishes a job by the embedded engine where the model takes its process along', async () => {
  await told.order({ task: 'ownUpscale', what: 'die', at: 0 });
  expect(await runLogged(['image_upscale', 'image_upscale'])).toEqual([
    'The model "bad-upscale" failed and is not used for 10 minutes: ' +
      'The image process ended in the middle.',
  ]);
  expect(await told.pending()).toBe(0);
}, 120_000);

it('finishes jobs by the embedded engine where a model does not fit, and logs it once', async () => {
  const tools = ['remove_background', 'product_model', 'change_background'];
  expect(await runLogged(tools)).toEqual([
    'The model "bad-cutout" failed and is not used for 10 minutes: ' +
      'The model "bad-cutout" takes [1, 3, 32, 32], but its description says [1, 3, 64, 64].',
  ]);
}, 120_000);
