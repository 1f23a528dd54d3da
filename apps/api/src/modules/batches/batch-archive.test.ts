import { get } from 'node:http';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { createBatchTools, png, signInBatchUser, type BatchUser } from './test-batches.ts';

const { tools } = createBatchTools();
let now = new Date();
let api: TestApi;
let user: BatchUser;
let objectId: string;
beforeAll(async () => {
  api = await startTestApi({ extraTools: tools, now: () => now });
  user = await signInBatchUser(api);
  objectId = await user.upload(png);
}, 120_000);
afterAll(() => api.close());

async function finish(names: string[], more: object = {}): Promise<string> {
  const items = names.map((name, n) => ({ key: String(n), name, object_id: objectId }));
  const { id } = await user.start(items, { tool_id: 'copies', ...more });
  await user.until(id, ({ status }) => status === 'finished');
  return id;
}

const linkTo = async (id: string, language = 'en'): Promise<string> => {
  const headers = { 'accept-language': language };
  const answer = await user.call('POST', `/api/batches/${id}/archive`, undefined, headers);
  return (answer.body as { url: string }).url;
};

/** Names and bytes of the files in an uncompressed ZIP, read from its directory. */
function readZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), zip.subarray(data, data + size));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

async function download(url: string) {
  const answer = await fetch(url);
  const zip = Buffer.from(await answer.arrayBuffer());
  return { answer, files: answer.ok ? readZip(zip) : new Map<string, Buffer>() };
}

it('holds every result under its picture’s name, each name once', async () => {
  const id = await finish(['cat.jpg', 'a/b', 'cat.png'], { inputs: [{ key: 'num', value: 2 }] });
  const { answer, files } = await download(await linkTo(id));
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect([...files.keys()]).toEqual([
    'cat-1.png',
    'cat-2.png',
    'a-b-1.png',
    'a-b-2.png',
    'cat-1 (2).png',
    'cat-2 (2).png',
  ]);
  for (const bytes of files.values()) expect(new Uint8Array(bytes)).toEqual(png);
});

it('is called like the tool, in the language it was asked for in', async () => {
  const id = await finish(['a'], { tool_id: 'remove_background' });
  const nameIn = async (language: string) =>
    (await download(await linkTo(id, language))).answer.headers.get('content-disposition');
  expect(await nameIn('en')).toMatch(/^attachment; filename="[A-Z][a-z ]+\.zip"/);
  expect(await nameIn('ar')).toContain("filename*=UTF-8''%D8");
});

it('leaves out what was deleted, by hand or from the disk', async () => {
  const id = await finish(['a', 'b', 'c']);
  const [first, second] = await user.list(id);
  await user.call('DELETE', `/api/jobs/${first?.job_id}`);
  await api.services.storage.remove(String(second?.outputs[0]?.object_id));
  expect([...(await download(await linkTo(id))).files.keys()]).toEqual(['c.png']);
});

it('is let in by an unchanged address alone, for ten minutes', async () => {
  const [id, other] = [await finish(['a']), await finish(['b'])];
  const url = await linkTo(id);
  expect((await download(url)).answer.status).toBe(200);
  const changed = [url.replace(id, other), `${url}x`, url.replace(/terms=.*/, 'terms=a.b')];
  for (const one of changed) expect((await fetch(one)).status).toBe(401);
  now = new Date(+now + 11 * 60_000);
  expect((await (await fetch(url)).json()) as object).toMatchObject({ code: 'StaleTimestamp' });
});

it('survives a reader who goes away, and a file that breaks off', async () => {
  const id = await finish(['a', 'b', 'c']);
  const { storage } = api.services;
  const opened: Readable[] = [];
  const original = storage.openRead;
  const spy = vi.spyOn(storage, 'openRead').mockImplementation(async () => {
    const endless = new Readable({ read: () => undefined });
    endless.push(png);
    opened.push(endless);
    return endless;
  });
  const url = await linkTo(id);
  const request = get(url);
  request.on('error', () => undefined);
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  request.destroy();
  await vi.waitFor(() => expect(opened.map(({ destroyed }) => destroyed)).toEqual([true]));
  spy.mockImplementation(async (key) => {
    const stream = await original(key);
    stream?.once('data', () => stream.destroy(new Error('The disk is gone.')));
    return stream;
  });
  await expect(fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  spy.mockRestore();
  expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
  expect((await download(url)).files.size).toBe(3);
});
