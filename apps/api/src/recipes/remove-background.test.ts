import type { Job } from '@tintory/contract';
import type { ImagePool } from '@tintory/image-pool';
import { inspectPicture, pictures } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  followJob,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

let api: TestApi;
let pool: ImagePool;
let ann: TestUser;

beforeAll(async () => {
  pool = realEngine();
  api = await startTestApi({ pool });
  ann = await signInTestUser(api);
}, 120_000);
afterAll(async () => {
  await api.close();
});

type Inputs = Parameters<TestUser['createJob']>[1];

async function start(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
  more: Inputs = [],
): Promise<string> {
  const value = await ann.upload(bytes, contentType);
  const inputs = [{ key: 'object_id', value }, ...more];
  const { body } = await ann.createJob('remove_background', inputs);
  return (body as Job).id;
}

const read = async (id: string) => (await ann.call('GET', `/api/jobs/${id}`)).body as Job;

const finish = (id: string) => followJob(api, id, read);

async function balance(): Promise<number> {
  const { body } = await ann.call('GET', '/api/members/current');
  return (body as { credits: number }).credits;
}

async function countObjects(): Promise<number> {
  const { rows } = await api.services.database.db.execute(
    sql`select count(*)::int as count from objects where user_id = ${ann.id}`,
  );
  return Number(rows[0]?.['count']);
}

async function download(job: Job): Promise<Uint8Array> {
  const [output] = job.outputs;
  const answer = await ann.call('POST', '/api/uploads/download_link', {
    object_id: output?.object_id,
  });
  const { url } = answer.body as { url: string };
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

describe('a file that is no picture we read', () => {
  it.each([
    ['text', 'image/jpeg', 'UnsupportedMedia'],
    ['svgWithScript', 'image/png', 'UnsupportedMedia'],
    ['truncatedJpeg', 'image/jpeg', 'InvalidInput'],
    ['enormousPng', 'image/png', 'PayloadTooLarge'],
  ] as const)('fails the job for %s sent as %s with %s', async (name, contentType, code) => {
    const [before, objects] = [await balance(), await countObjects()];
    const job = await finish(await start(await pictures[name](), contentType));
    expect(job).toMatchObject({ status: 'failed', error: { code }, outputs: [] });
    expect(job.error?.message).not.toMatch(/\/|Error:/);
    expect(await balance()).toBe(before);
    // Only the upload is there.
    expect(await countObjects()).toBe(objects + 1);
  });
});

describe('a picture as people send it', () => {
  it.each([
    ['png', 'image/png'],
    ['cmykJpeg', 'image/jpeg'],
    ['animatedGif', 'image/gif'],
  ] as const)('comes back without its background: %s', async (name, contentType) => {
    const job = await finish(await start(await pictures[name](), contentType));
    expect(job.status).toBe('succeeded');
    const result = await inspectPicture(await download(job));
    expect([result.width, result.height]).toEqual([320, 240]);
    expect(result.alphaAt(130, 120)).toBe(255);
    expect(result.alphaAt(300, 20)).toBe(0);
  });

  it('comes back upright and without the place where a phone took it', async () => {
    const job = await finish(await start(await pictures.phoneJpeg(), 'image/jpeg'));
    const result = await inspectPicture(await download(job));
    expect([result.width, result.height]).toEqual([320, 240]);
    expect(result.alphaAt(130, 120)).toBe(255);
    expect(result.alphaAt(300, 20)).toBe(0);
    expect(result.exif).toBeUndefined();
  });
});

it.each([
  ['png', 'transparent', 0],
  ['jpeg', 'white', 255],
] as const)('says what stands behind the subject of a %s: %s', async (format, mode, alpha) => {
  const more = [
    { key: 'background', value: 'transparent' },
    { key: 'format', value: format },
  ];
  const job = await finish(await start(await pictures.png(), 'image/png', more));
  expect(job.result).toMatchObject({ mode });
  const result = await inspectPicture(await download(job));
  expect(result.alphaAt(300, 20)).toBe(alpha);
});

it('survives the death of its image process in the middle, and the server answers all the while', async () => {
  const before = await balance();
  const id = await start(await pictures.png(), 'image/png');
  const victim = await vi.waitFor(
    () => {
      const busy = pool.stats().find((child) => child.busy);
      if (!busy) throw new Error('Nobody works yet.');
      return busy.pid;
    },
    { timeout: 60_000, interval: 2 },
  );
  process.kill(victim, 'SIGKILL');
  let answered = 0;
  let job = await read(id);
  while (job.finished_at === null && answered < 1_500) {
    expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
    answered += 1;
    await new Promise((resolve) => setTimeout(resolve, 10));
    job = await read(id);
  }
  expect(job.status).toBe('succeeded');
  expect(answered).toBeGreaterThan(3);
  expect(await balance()).toBe(before - 1);
  expect(pool.stats().map(({ pid }) => pid)).not.toContain(victim);
});
