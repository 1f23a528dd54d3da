import type { BatchItem, Job, JobOutput, Page } from '@tintory/contract';
import type { ImagePool } from '@tintory/image-pool';
import { pictureSize } from '@tintory/effects';
import { ImageError } from '@tintory/imaging';
import { inspectPicture, pictures } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createStillPool,
  openJobBench,
  startTestApi,
  type JobBench,
  type TestApi,
} from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

let api: TestApi;
let engine: ImagePool;
let pool: ImagePool;
let bench: JobBench;
let portrait: Uint8Array<ArrayBuffer>;
let photo: string;

beforeAll(async () => {
  engine = realEngine();
  const { normalize, thumbnail, tattoo } = engine;
  const still = createStillPool();
  pool = {
    ...{ ...still, normalize, thumbnail, tattoo },
    // As of a picture that shows nothing but its subject.
    cutout: async (request) => ({
      ...(await still.cutout(request)),
      ...(await pictureSize(request.inputPath)),
    }),
  };
  api = await startTestApi({ pool });
  bench = await openJobBench(api);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="480">
    <circle cx="400" cy="230" r="100" fill="#dba98a"/></svg>`;
  portrait = new Uint8Array(await sharp(Buffer.from(drawing)).png().toBuffer());
  photo = await bench.user.upload(portrait);
  // Once, so that later steps start with a cleaned photo.
  await bench.run('seamless_image', { object_id: photo }, 'preview');
}, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  await api.close();
});

const cutout = () => bench.run('remove_background', { object_id: photo });

const bytesAt = async (url: string | null | undefined) => {
  const answer = await fetch(String(url));
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

const smallOf = ({ outputs }: Pick<Job, 'outputs'>) =>
  outputs.map(({ thumbnail_url: url }: JobOutput) => (url ? 'small' : null));

describe('a result for lists', () => {
  it('is a small WebP of the same shape, as transparent', async () => {
    const { outputs } = await cutout();
    const [output] = outputs;
    const answer = await fetch(String(output?.thumbnail_url));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const small = await inspectPicture(new Uint8Array(await answer.arrayBuffer()));
    expect([small.width, small.height, small.alphaAt(2, 2)]).toEqual([384, 230, 0]);
    const whole = await inspectPicture(await bytesAt(output?.url));
    expect([whole.width, whole.height]).toEqual([800, 480]);
  });

  it('goes with every picture, but not with a drawing in vectors', async () => {
    const job = await bench.run('text_to_tattoo', { prompt: 'a wolf' });
    expect(job.outputs.map(({ content_type: type }) => type)).toEqual([
      'image/png',
      'image/webp',
      'image/svg+xml',
    ]);
    expect(smallOf(job)).toEqual(['small', 'small', null]);
  });

  it('is the result itself where that is small', async () => {
    const object = await bench.user.upload(await pictures.png());
    expect(smallOf(await bench.run('remove_background', { object_id: object }))).toEqual([null]);
  });

  it('goes with the rows of a batch', async () => {
    const items = [{ key: 'one', name: 'one.png', object_id: photo }];
    const { user } = bench;
    const body = { tool_id: 'remove_background', inputs: [], items };
    const { id } = (await user.call('POST', '/api/batches', body)).body as { id: string };
    const item = await vi.waitFor(
      async () => {
        const { body: page } = await user.call('GET', `/api/batches/${id}/items`);
        const [row] = (page as Page<BatchItem>).rows;
        if (row?.status !== 'succeeded') throw new Error(`It is still ${row?.status}.`);
        return row;
      },
      { timeout: 60_000 },
    );
    expect((await inspectPicture(await bytesAt(item.outputs[0]?.thumbnail_url))).width).toBe(384);
  });
});

describe('a result whose small picture could not be made', () => {
  const trouble = () => {
    const warn = vi.spyOn(api.services.logger, 'warn');
    return () => warn.mock.calls.map(([what]) => String((what as { err: Error }).err.cause));
  };

  it('is a result all the same, and the trouble is told', async () => {
    const told = trouble();
    const lost = new ImageError('EngineUnavailable', 'The process died.');
    vi.spyOn(pool, 'thumbnail').mockRejectedValue(lost);
    const [credits, before] = [await bench.balance(), await bench.belongings()];
    const job = await cutout();
    expect([job.status, smallOf(job)]).toEqual(['succeeded', [null]]);
    expect(credits - (await bench.balance())).toBe(job.credits);
    expect((await bench.belongings()).files).toHaveLength(before.files.length + 1);
    expect(told()).toEqual([String(lost)]);
  });

  it('for lack of room is told so too, and leaves no part of it', async () => {
    const told = trouble();
    const { storage } = api.services;
    const write = storage.writeFrom.bind(storage);
    vi.spyOn(storage, 'writeFrom').mockImplementation(async (key, path, type) => {
      if (type === 'image/webp') throw new Error('ENOSPC: no space left on device, write');
      await write(key, path, type);
    });
    const before = await bench.belongings();
    const job = await cutout();
    expect([job.status, smallOf(job)]).toEqual(['succeeded', [null]]);
    expect((await bench.belongings()).files).toHaveLength(before.files.length + 1);
    expect(told()).toEqual([expect.stringContaining('ENOSPC')]);
  });
});

describe('a small picture', () => {
  const isGone = async (urls: (string | null | undefined)[]) => {
    expect(urls).toHaveLength(2);
    for (const url of urls) expect((await fetch(String(url))).status).toBe(404);
  };
  const urlsOf = ({ outputs: [output] }: Job) => [output?.url, output?.thumbnail_url];

  it('is erased with its job', async () => {
    const before = await bench.belongings();
    const other = await bench.user.upload(portrait);
    const job = await bench.run('remove_background', { object_id: other });
    await bytesAt(job.outputs[0]?.thumbnail_url);
    await bench.user.call('DELETE', `/api/jobs/${job.id}`);
    expect(await bench.belongings()).toEqual(before);
    await isGone(urlsOf(job));
  });

  it('is erased when the time of its result is over', async () => {
    const job = await cutout();
    const { db } = api.services.database;
    const [id] = job.outputs.map(({ object_id: objectId }) => objectId);
    await db.execute(
      sql`update objects set expires_at = now() - interval '1 day' where id = ${id}`,
    );
    expect(await api.services.uploads.sweep()).toBe(1);
    await isGone(urlsOf(job));
  });

  it('is erased with its account, and is no part of what is handed out', async () => {
    const other = await openJobBench(api);
    const object = await other.user.upload(portrait);
    const job = await other.run('remove_background', { object_id: object });
    const zip = await fetch(`${api.origin}/api/users/export`, {
      headers: { authorization: `Bearer ${other.user.login.access_token}` },
    });
    const bytes = Buffer.from(await zip.arrayBuffer()).toString('latin1');
    const names = new Set(bytes.match(/pictures\/[0-9a-f-]{36}/g));
    const ids = [object, ...job.outputs.map(({ object_id: id }) => id)];
    expect(names).toEqual(new Set(ids.map((id) => `pictures/${id}`)));
    const { email } = (await other.user.call('GET', '/api/users/profile')).body as {
      email: string;
    };
    await other.user.call('POST', '/api/users/delete', { email });
    await isGone(urlsOf(job));
  });
});
