import { access } from 'node:fs/promises';
import type { Job } from '@tintory/contract';
import { pictures } from '@tintory/imaging/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openJobBench, startTestApi, type JobBench, type TestApi } from '../testing/index.ts';

let api: TestApi;
let bench: JobBench;
let photo: string;
const usualFolder = process.env['TMPDIR'];

beforeAll(async () => {
  api = await startTestApi();
  bench = await openJobBench(api);
  photo = await bench.user.upload(await pictures.smallPng());
  await bench.run('seamless_image', { object_id: photo }, 'preview');
}, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
  if (usualFolder === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usualFolder;
});
afterAll(async () => {
  await api.close();
});

const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** The storage takes so many files and then none. */
function fillUpAfter(room: number): void {
  const { storage } = api.services;
  const write = storage.writeFrom.bind(storage);
  let left = room;
  vi.spyOn(storage, 'writeFrom').mockImplementation(async (...file) => {
    left -= 1;
    if (left < 0) throw noSpace();
    await write(...file);
  });
}

/** Runs a job that fails for lack of space, then, with space, one like it. */
async function expectRecovery(arrange: () => void, run: () => Promise<Job>) {
  const [credits, before] = [await bench.balance(), await bench.belongings()];
  arrange();
  const job = await run();
  expect(job).toMatchObject({ status: 'failed', error: { code: 'StorageFull' }, outputs: [] });
  expect(job.error?.message).not.toMatch(/ENOSPC|device/);
  expect(await bench.holds(job.id)).toEqual(['released']);
  expect(await bench.balance()).toBe(credits);
  expect(await bench.belongings()).toEqual(before);
  vi.restoreAllMocks();
  expect((await run()).status).toBe('succeeded');
}

describe('without room in the storage', () => {
  it.each([
    ['remove_background', () => ({ object_id: photo }), 0],
    ['product_model', () => ({ object_id: photo, num: 2 }), 1],
    ['text_to_tattoo', () => ({ prompt: 'a wolf' }), 2],
  ])('a job of %s keeps all of its results or none', async (tool, inputs, room) => {
    await expectRecovery(
      () => fillUpAfter(room),
      () => bench.run(tool, inputs()),
    );
  });

  it('a new picture stays as it was sent', async () => {
    const fresh = await bench.user.upload(await pictures.phoneJpeg(), 'image/jpeg');
    await expectRecovery(
      () => fillUpAfter(0),
      () => bench.run('remove_background', { object_id: fresh }),
    );
  });
});

describe('without room for a job’s own files', () => {
  it('the picture is not said to be missing', async () => {
    await expectRecovery(
      () => vi.spyOn(api.services.storage, 'copyTo').mockRejectedValue(noSpace()),
      () => bench.run('remove_background', { object_id: photo }),
    );
  });

  it('no job begins, and the server and later jobs go on', async () => {
    const [credits, before] = [await bench.balance(), await bench.belongings()];
    process.env['TMPDIR'] = '/nowhere';
    await expect(access('/nowhere')).rejects.toThrow();
    const jobs = await Promise.all(
      [1, 2, 3].map(() => bench.run('remove_background', { object_id: photo })),
    );
    expect(jobs.map(({ error }) => error?.code)).toEqual(['Internal', 'Internal', 'Internal']);
    expect(await bench.balance()).toBe(credits);
    expect(await bench.belongings()).toEqual(before);
    expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
    if (usualFolder === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = usualFolder;
    const { status } = await bench.run('remove_background', { object_id: photo });
    expect(status).toBe('succeeded');
  });
});
