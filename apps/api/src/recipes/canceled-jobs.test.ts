import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImageTaskName } from '@tintory/image-pool';
import { pictures } from '@tintory/imaging/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createToldPool,
  openJobBench,
  startTestApi,
  watchPool,
  type JobBench,
  type JobInputs,
  type PoolWatcher,
  type TestApi,
  type ToldPool,
} from '../testing/index.ts';
import { startWorker } from '../worker.ts';

let api: TestApi;
let told: ToldPool;
let bench: JobBench;
let server: Server;
let origin: string;
let folder: string;
let photo: string;
const usualFolder = process.env['TMPDIR'];
const watcher: PoolWatcher = {};

beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).write('never the whole picture');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  told = await createToldPool();
  api = await startTestApi({
    pool: watchPool(told.pool, watcher),
    environment: { IMAGE_FETCH_ORIGINS: origin },
  });
  bench = await openJobBench(api);
  photo = await bench.user.upload(await pictures.smallPng());
  await bench.run('seamless_image', { object_id: photo }, 'preview');
  folder = await mkdtemp(join(tmpdir(), 'tintory-canceled-'));
  // The working folder of jobs from now on.
  process.env['TMPDIR'] = folder;
}, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
  Object.assign(watcher, { before: undefined, after: undefined });
});
afterAll(async () => {
  if (usualFolder === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usualFolder;
  await api.close();
  await told.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const everyTool: [string, ImageTaskName, () => JobInputs, number][] = [
  ['remove_background', 'cutout', () => ({ object_id: photo }), 1],
  ['change_background', 'stage', () => ({ object_id: photo, background: 'color' }), 1],
  ['text_to_tattoo', 'tattoo', () => ({ prompt: 'a wolf' }), 3],
];

/** Until no job has a working folder any more. */
const untilTidy = () =>
  vi.waitFor(
    async () => {
      const names = await readdir(folder);
      expect(names.filter((name) => name.startsWith('tintory-job-'))).toEqual([]);
    },
    { timeout: 60_000 },
  );

/** Until the engine has executed the command. */
const untilObeyed = () =>
  vi.waitFor(async () => expect(await told.pending()).toBe(0), { timeout: 60_000, interval: 5 });

type Hold = () => Promise<unknown>;

/**
 * Runs a job and cancels it at a stage: `watch` calls `hold` there, whose promise resolves after
 * the cancellation. Then nothing of the job may be left.
 */
async function cancelAt(tool: string, inputs: JobInputs, watch: (hold: Hold) => void) {
  const [credits, before] = [await bench.balance(), await bench.belongings()];
  const [reached, canceled] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  watch(() => {
    reached.resolve(null);
    return canceled.promise;
  });
  const id = await bench.start(tool, inputs);
  await reached.promise;
  expect((await bench.cancel(id)).status).toBe('canceled');
  canceled.resolve(null);
  await untilTidy();
  expect(await bench.read(id)).toMatchObject({ status: 'canceled', outputs: [], error: null });
  expect(await bench.holds(id)).toEqual(['released']);
  expect(await bench.balance()).toBe(credits);
  expect(await bench.belongings()).toEqual(before);
}

/** A storage that reports each write to a listener; the first write is number 1. */
function watchWrites(look: (number: number, when: 'before' | 'after') => unknown): void {
  const { storage } = api.services;
  const write = storage.writeFrom.bind(storage);
  let number = 0;
  vi.spyOn(storage, 'writeFrom').mockImplementation(async (...file) => {
    number += 1;
    const mine = number;
    await look(mine, 'before');
    await write(...file);
    await look(mine, 'after');
  });
}

describe.each(everyTool)('a canceled job of %s', (tool, task, inputs, outputs) => {
  it('leaves nothing when the engine had not begun', async () => {
    await cancelAt(tool, inputs(), (hold) => {
      watcher.before = async (begun) => {
        if (begun === task) await hold();
      };
    });
  });

  it('leaves nothing when the engine was at work, whose process ends', async () => {
    const pids = told.pool.stats().map(({ pid }) => pid);
    await told.order({ task, what: 'hang', at: task === 'tattoo' ? 0 : 0.3 });
    await cancelAt(tool, inputs(), (hold) => void untilObeyed().then(hold));
    for (const { pid } of told.pool.stats()) expect(pids).not.toContain(pid);
  });

  it('leaves nothing when the engine had just answered', async () => {
    await cancelAt(tool, inputs(), (hold) => {
      watcher.after = async (done) => {
        if (done === task) await hold();
      };
    });
  });

  it('leaves nothing when its results were being stored', async () => {
    await cancelAt(tool, inputs(), (hold) =>
      watchWrites((number, when) => (number === outputs && when === 'before' ? hold() : null)),
    );
  });

  it('leaves nothing when all its results were stored', async () => {
    let stored = 0;
    await cancelAt(tool, inputs(), (hold) =>
      watchWrites((_, when) => {
        if (when === 'after') stored += 1;
        return stored === outputs ? hold() : null;
      }),
    );
  });
});

it('leaves nothing when it was canceled while its thumbnails were being stored', async () => {
  await cancelAt('text_to_tattoo', { prompt: 'a wolf' }, (hold) =>
    watchWrites((number, when) => (number === 4 && when === 'after' ? hold() : null)),
  );
});

describe('a job canceled while its picture', () => {
  it('was on its way from elsewhere closes that connection', async () => {
    const closed = Promise.withResolvers<null>();
    await cancelAt('remove_background', { image_url: `${origin}/a.png` }, (hold) => {
      server.once('request', (request) => {
        request.once('close', () => closed.resolve(null));
        void hold();
      });
    });
    await closed.promise;
  });

  it('was being cleaned leaves it as it was sent, for the next job', async () => {
    const fresh = await bench.user.upload(await pictures.phoneJpeg(), 'image/jpeg');
    await told.order({ task: 'normalize', what: 'hang', at: 0 });
    await cancelAt(
      'remove_background',
      { object_id: fresh },
      (hold) => void untilObeyed().then(hold),
    );
    expect((await bench.run('remove_background', { object_id: fresh })).status).toBe('succeeded');
  });
});

it('is not run when it was canceled in the queue', async () => {
  const idle = await startTestApi({ pool: told.pool, worker: false });
  const other = await openJobBench(idle);
  const object = await other.user.upload(await pictures.smallPng());
  const credits = await other.balance();
  const ids = await Promise.all(
    everyTool.map(([tool, , inputs]) =>
      other.start(tool, { ...inputs(), ...('object_id' in inputs() && { object_id: object }) }),
    ),
  );
  const before = await other.belongings();
  for (const id of ids) expect((await other.cancel(id)).status).toBe('canceled');
  expect(await other.balance()).toBe(credits);
  await startWorker(idle.services);
  const last = await other.run('seamless_image', { object_id: object }, 'preview');
  expect(last.status).toBe('succeeded');
  for (const id of ids) {
    expect(await other.read(id)).toMatchObject({ status: 'canceled', started_at: null });
    expect(await other.holds(id)).toEqual(['released']);
  }
  expect((await other.belongings()).objects).toBe(before.objects + 1);
  await idle.close();
});

it('that is canceled, retried and canceled again stops both times and costs nothing', async () => {
  const credits = await bench.balance();
  const begun: (() => void)[] = [];
  watcher.before = async (task) => {
    if (task === 'cutout') await new Promise<void>((resolve) => begun.push(resolve));
  };
  const id = await bench.start('remove_background', { object_id: photo });
  for (const time of [1, 2]) {
    await vi.waitFor(() => expect(begun).toHaveLength(time), { timeout: 60_000 });
    expect((await bench.cancel(id)).status).toBe('canceled');
    if (time === 1) await bench.user.call('POST', `/api/jobs/${id}/retry`);
    // The first try ends only while the second one is at work.
    if (time === 2) expect(await bench.holds(id)).toEqual(['released', 'released']);
  }
  for (const go of begun) go();
  await untilTidy();
  expect((await bench.read(id)).status).toBe('canceled');
  expect(await bench.balance()).toBe(credits);
});

it('is followed by one that works', async () => {
  const job = await bench.run('remove_background', { object_id: photo });
  expect([job.status, await bench.holds(job.id)]).toEqual(['succeeded', ['captured']]);
});
