import { once } from 'node:events';
import fs from 'node:fs';
import { readdir } from 'node:fs/promises';
import { Agent, request, type IncomingMessage } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { CreateUploadResult, Job } from '@tintory/contract';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  createStillPool,
  openJobBench,
  startTestApi,
  uploadForm,
  type JobBench,
  type TestApi,
} from '../../testing/index.ts';

/** The disk's faults: a size limit per file, and one failing step. */
const disk = { room: Infinity, refuses: '' };
const noSpace = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

type WriteBytes = (
  file: number,
  bytes: Buffer,
  offset: number,
  length: number,
  position: number | null,
  done: (error: Error | null) => void,
) => void;

const { createWriteStream, open, close, write, promises } = fs;
const { mkdir, rename, statfs, writeFile } = promises;

/** A file as it is, until there is no room for the next piece of it. */
function createFullStream(path: fs.PathLike) {
  let left = disk.room;
  const writeBytes: WriteBytes = (file, bytes, offset, length, position, done) => {
    left -= length;
    if (left < 0) done(noSpace());
    else write(file, bytes, offset, length, position, done);
  };
  return createWriteStream(path, { fs: { open, close, write: writeBytes } });
}

function fillDisk() {
  vi.spyOn(fs, 'createWriteStream').mockImplementation(createFullStream);
  vi.spyOn(promises, 'mkdir').mockImplementation((path, options) =>
    disk.refuses === 'mkdir' ? Promise.reject(noSpace()) : mkdir(path, options),
  );
  vi.spyOn(promises, 'rename').mockImplementation((from, to) =>
    disk.refuses === 'rename' ? Promise.reject(noSpace()) : rename(from, to),
  );
  vi.spyOn(promises, 'statfs').mockImplementation(async (path) =>
    Object.assign(await statfs(path), { bsize: 1, bavail: Math.min(disk.room, 1e12) }),
  );
  vi.spyOn(promises, 'writeFile').mockImplementation((path, bytes, options) =>
    disk.room < (bytes as Uint8Array).length
      ? Promise.reject(noSpace())
      : writeFile(path, bytes, options),
  );
  // Named imports get the current function.
  syncBuiltinESMExports();
}

let api: TestApi;
let bench: JobBench;
beforeAll(async () => {
  fillDisk();
  api = await startTestApi({ pool: createStillPool() });
  bench = await openJobBench(api);
  await bench.user.upload(photo);
}, 120_000);
afterEach(() => {
  Object.assign(disk, { room: Infinity, refuses: '' });
});
afterAll(async () => {
  await api.close();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const size = 2_000_000;
const photo = new Uint8Array(size).fill(7);

async function promise(): Promise<CreateUploadResult> {
  const { user } = bench;
  const form = await uploadForm(user.login.upload_key, size);
  return (await user.call('POST', '/api/uploads', form)).body as CreateUploadResult;
}

type Refusal = { code: string; message: string; request_id: string };

/** Sends the picture over a connection of this agent's; answers once the API does. */
async function send(place: CreateUploadResult, agent: Agent, language = 'en') {
  const sending = request(place.upload_signed_url, {
    method: 'PUT',
    agent,
    headers: {
      'content-type': 'image/png',
      'content-disposition': place.content_disposition,
      'content-length': size,
      'accept-language': language,
    },
  });
  sending.end(photo);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: (await json(answer)) as Refusal };
}

/** Uploads the picture over its own connection; returns status and body. */
async function put(place: CreateUploadResult, language = 'en') {
  const agent = new Agent({ keepAlive: true });
  try {
    return await send(place, agent, language);
  } finally {
    agent.destroy();
  }
}

/** Files that were begun and not put in their place. */
const incoming = () => readdir(join(api.dataDir, 'objects', 'incoming')).catch((): string[] => []);

it.each([
  ['at once', { room: 0 }],
  ['in the middle', { room: size / 2 }],
  ['before it begins', { refuses: 'mkdir' }],
  ['as it gets its place', { refuses: 'rename' }],
])(
  'an upload that finds the disk full %s is told so plainly and leaves nothing',
  async (_, full) => {
    const place = await promise();
    const [credits, before] = [await bench.balance(), await bench.belongings()];
    Object.assign(disk, full);
    const { status, body } = await put(place);
    expect(status).toBe(507);
    expect(body).toEqual({
      code: 'StorageFull',
      message: expect.stringMatching(/\w+/) as string,
      request_id: expect.any(String) as string,
    });
    expect(body.message).not.toMatch(/ENOSPC|device|objects/);
    expect(await incoming()).toEqual([]);
    expect(await bench.belongings()).toEqual(before);
    expect(await bench.balance()).toBe(credits);
  },
);

it('an upload is refused before it is sent while less than the reserve is left', async () => {
  disk.room = 40_000_000;
  const form = await uploadForm(bench.user.login.upload_key, size);
  expect(await bench.user.call('POST', '/api/uploads', form)).toMatchObject({
    status: 507,
    body: { code: 'StorageFull', message: expect.stringMatching(/room/) as string },
  });
});

it('the reason is in the caller’s language', async () => {
  const place = await promise();
  disk.room = 0;
  const told = await Promise.all(
    ['en', 'de', 'ar'].map(async (language) => (await put(place, language)).body.message),
  );
  expect(new Set(told).size).toBe(3);
});

it('a picture that did not arrive costs nothing, and is used once it has arrived', async () => {
  const place = await promise();
  const [credits, inputs] = [await bench.balance(), { object_id: place.object_id }];
  disk.room = size / 2;
  expect((await put(place)).status).toBe(507);
  expect(await bench.ask('remove_background', inputs)).toMatchObject({
    status: 400,
    body: { code: 'InvalidInput', details: { object_id: expect.any(String) as string } },
  });
  expect(await bench.balance()).toBe(credits);

  disk.room = Infinity;
  expect((await put(place)).status).toBe(200);
  const { status, outputs }: Job = await bench.run('remove_background', inputs);
  expect(status).toBe('succeeded');
  const result = await (await fetch(String(outputs[0]?.url))).arrayBuffer();
  expect(Buffer.compare(new Uint8Array(result), photo)).toBe(0);
});

it('pictures that are there stay as they are, and the server goes on', async () => {
  const [kept, place] = [await bench.user.upload(photo), await promise()];
  disk.room = 0;
  expect((await put(place)).status).toBe(507);
  expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
  expect((await bench.run('seamless_image', { object_id: kept }, 'preview')).status).toBe(
    'succeeded',
  );
});

it('the connection of an upload that failed serves the next request', async () => {
  const place = await promise();
  disk.room = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await send(place, agent)).status).toBe(507);
  const asking = request(`${api.origin}/healthz`, { agent, timeout: 8_000 }).end();
  asking.on('timeout', () => asking.destroy(new Error('Nobody answered.')));
  const [next] = (await once(asking, 'response')) as [IncomingMessage];
  expect(next.statusCode).toBe(200);
  agent.destroy();
});

/** The readiness answer, in this language. */
async function askReady(language = 'en') {
  const answer = await fetch(`${api.origin}/readyz`, { headers: { 'accept-language': language } });
  return { status: answer.status, body: (await answer.json()) as object };
}

it.each([
  ['no room', 0],
  ['too little for a large picture and its result', 40_000_000],
])('the server is not ready with %s, names what is full, and is ready later', async (_, room) => {
  disk.room = room;
  expect(await askReady()).toEqual({
    status: 503,
    body: {
      code: 'ProviderUnavailable',
      message: expect.any(String) as string,
      request_id: expect.any(String) as string,
      details: { storage: 'No room is left here.' },
    },
  });
  expect(await askReady('de')).toMatchObject({
    body: { details: { storage: expect.stringMatching(/Platz/) as string } },
  });
  expect(await incoming()).toEqual([]);

  disk.room = Infinity;
  expect(await askReady()).toEqual({ status: 200, body: { ok: true } });
  expect(await incoming()).toEqual([]);
});

it('the server names what does not answer, and nothing of why', async () => {
  const check = vi.spyOn(api.services.database, 'check');
  check.mockRejectedValueOnce(new Error('connect ECONNREFUSED 10.0.0.7:5432'));
  const { status, body } = await askReady();
  expect(status).toBe(503);
  expect(body).toMatchObject({ details: { database: 'This does not answer.' } });
  expect(JSON.stringify(body)).not.toMatch(/ECONN|10\.0/);
});
