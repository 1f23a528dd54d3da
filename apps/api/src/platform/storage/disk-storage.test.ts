import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fastify, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { handleErrors } from '../error-handler.ts';
import { createDiskStorage, objectPath } from './disk-storage.ts';
import { objectRoutes } from './object-routes.ts';
import type { Storage } from './storage.ts';
import { createUrlSigner } from './url-signer.ts';

const signer = createUrlSigner(Buffer.from('a key of this test'));
const contentType = 'image/png';
const contentDisposition = 'attachment; filename="a.png"';
const headers = { 'content-type': contentType, 'content-disposition': contentDisposition };

let folder: string;
let app: FastifyInstance;
let storage: Storage;
let objectId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'objects-'));
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  objectRoutes(app, folder, signer);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  storage = createDiskStorage(folder, `http://127.0.0.1:${port}`, signer);
});
beforeEach(() => {
  objectId = uuidv7();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const inTenMinutes = () => new Date(Date.now() + 600_000);
const putUrl = (bytes: number, expiresAt = inTenMinutes()) =>
  storage.createPutUrl({ objectId, bytes, contentType, contentDisposition, expiresAt });
const put = async (
  url: string,
  body: string | Buffer | ReadableStream,
  more: Record<string, string> = {},
) =>
  fetch(url, {
    method: 'PUT',
    body,
    headers: { ...headers, ...more },
    duplex: 'half',
  });

const streamOf = (...parts: string[]) =>
  ReadableStream.from(parts.map((part) => Buffer.from(part)));

async function expectNothingLeft(answer: Response, code: string): Promise<void> {
  expect(await answer.json()).toMatchObject({ code });
  expect(await storage.size(objectId)).toBeUndefined();
  expect(await readdir(join(folder, 'incoming')).catch(() => [])).toEqual([]);
}

describe('objects on disk', () => {
  it('takes the signed file and gives it back under its own name', async () => {
    expect((await put(await putUrl(5), 'hello')).status).toBe(200);
    expect(await storage.size(objectId)).toBe(5);
    expect(await text((await storage.openRead(objectId)) as Readable)).toBe('hello');
    const url = await storage.createGetUrl({
      objectId,
      contentType,
      contentDisposition,
      expiresAt: inTenMinutes(),
    });
    const answer = await fetch(url);
    expect(answer.headers.get('content-disposition')).toBe(contentDisposition);
    expect(answer.headers.get('content-type')).toBe(contentType);
    expect(await answer.text()).toBe('hello');
    await storage.remove(objectId);
    expect((await fetch(url)).status).toBe(404);
  });

  it('refuses a larger file, announced or not, and keeps nothing', async () => {
    const large = await put(await putUrl(5), 'hello!');
    expect(large.status).toBe(413);
    await expectNothingLeft(large, 'PayloadTooLarge');
    await expectNothingLeft(await put(await putUrl(5), streamOf('hel', 'lo!')), 'PayloadTooLarge');
    const huge = Buffer.alloc(3_000_000);
    await expectNothingLeft(await put(await putUrl(2_000_000), huge), 'PayloadTooLarge');
  });

  it('refuses a shorter or empty file', async () => {
    await expectNothingLeft(await put(await putUrl(5), 'hell'), 'InvalidInput');
    await expectNothingLeft(await put(await putUrl(5), ''), 'InvalidInput');
  });

  it('refuses another type, another name, another method, changed terms', async () => {
    const url = await putUrl(5);
    const refusals = [
      put(url, 'hello', { 'content-type': 'text/html' }),
      put(url, 'hello', { 'content-disposition': 'inline' }),
      put(url.replace('terms=e', 'terms=f'), 'hello'),
      put(`${url}x`, 'hello'),
      fetch(url),
    ];
    for (const answer of await Promise.all(refusals)) {
      expect(answer.status).toBe(401);
      await expectNothingLeft(answer, 'BadSignature');
    }
  });

  it('refuses an address whose time is over', async () => {
    const answer = await put(await putUrl(5, new Date(Date.now() - 1)), 'hello');
    await expectNothingLeft(answer, 'StaleTimestamp');
  });

  it('keeps no half of a file that cannot take its place', async () => {
    const path = join(folder, 'result');
    await writeFile(path, 'hello');
    await mkdir(objectPath(folder, objectId), { recursive: true });
    await expect(storage.writeFrom(objectId, path, contentType)).rejects.toThrow();
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('takes files far beyond the usual limit of a body', async () => {
    const size = 5_000_000;
    expect((await put(await putUrl(size), Buffer.alloc(size))).status).toBe(200);
    expect(await storage.size(objectId)).toBe(size);
  });
});
