import type { Job } from '@tintory/contract';
import { inspectPicture, pictures } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  followJob,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

let api: TestApi;
let ann: TestUser;

beforeAll(async () => {
  api = await startTestApi({ pool: realEngine() });
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

// Which files are read and how, normalizeImage's own test asks; killed-engine.test.ts ends the process in the middle.
it('a phone’s photo comes back upright, without its background and where it was taken', async () => {
  const job = await finish(await start(await pictures.phoneJpeg(), 'image/jpeg'));
  expect(job).toMatchObject({ status: 'succeeded', result: { mode: 'transparent' } });
  const result = await inspectPicture(await download(job));
  expect([result.width, result.height]).toEqual([320, 240]);
  expect(result.alphaAt(130, 120)).toBe(255);
  expect(result.alphaAt(300, 20)).toBe(0);
  expect(result.exif).toBeUndefined();
});

it('a JPEG has white behind its subject, and says so', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><path d="M48 9L87 80H9Z"/></svg>';
  const cut = new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer());
  const job = await finish(await start(cut, 'image/png', [{ key: 'format', value: 'jpeg' }]));
  expect(job.result).toMatchObject({ mode: 'white' });
  const { dominant } = await sharp(await download(job))
    .extract({ left: 0, top: 0, width: 20, height: 5 })
    .stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});
