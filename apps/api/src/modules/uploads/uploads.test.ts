import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreateUploadResult, DownloadLinkResult } from '@tintory/contract';
import { uploadTimestamp } from '@tintory/upload-signing';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createStillPool,
  signInTestUser,
  startTestApi,
  uploadForm,
  type TestApi,
  type TestUser,
} from '../../testing/index.ts';
import { createImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import { objects } from './objects.table.ts';
import { createPicturesService } from './pictures.service.ts';

const bytes = new TextEncoder().encode('as it was');

let api: TestApi;
let ann: TestUser;
let bob: TestUser;
let folder: string;

beforeAll(async () => {
  api = await startTestApi({ worker: false });
  [ann, bob] = await Promise.all([signInTestUser(api), signInTestUser(api)]);
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
}, 120_000);
afterAll(async () => {
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

async function create(user: TestUser, changes: Record<string, string> = {}, key?: string) {
  const form = await uploadForm(key ?? user.login.upload_key, bytes.length, 'image/png', changes);
  return user.call('POST', '/api/uploads', form);
}

const put = (target: CreateUploadResult, body: Uint8Array<ArrayBuffer>) =>
  fetch(target.upload_signed_url, {
    method: 'PUT',
    body,
    headers: {
      'content-type': 'image/png',
      'content-disposition': target.content_disposition,
    },
  });

const download = (user: TestUser, object_id: string) =>
  user.call('POST', '/api/uploads/download_link', { object_id });

describe('an upload', () => {
  it('goes up by its signed address and comes down by a link of its owner', async () => {
    const id = await ann.upload(bytes);
    const { body } = await download(ann, id);
    const { url, expires_at } = body as DownloadLinkResult;
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(590_000);
    const answer = await fetch(url);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="photo.png"/);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.text()).toBe('as it was');
  });

  it('does not exist for anyone else', async () => {
    const id = await ann.upload(bytes);
    expect(await download(bob, id)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
    expect(await download(bob, uuidv7())).toMatchObject({ status: 404 });
  });

  it('is refused for a wrong signature, one of another session, or changed fields', async () => {
    const answers = [
      await create(ann, { hmac: '0'.repeat(64) }),
      await create(ann, {}, bob.login.upload_key),
      await create(ann, { file_size: String(bytes.length + 1) }),
      await create(ann, { file_name: 'other.png' }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'BadSignature' } });
    }
  });

  it('is refused when it was signed ten minutes ago or ahead', async () => {
    for (const minutes of [-10, 10]) {
      const timestamp = uploadTimestamp(Date.now() + minutes * 60_000);
      expect(await create(ann, { timestamp })).toMatchObject({
        status: 401,
        body: { code: 'StaleTimestamp' },
      });
    }
  });

  it('is refused when its nonce comes twice, even at once, but not in another session', async () => {
    const twice = { nonce: '1234567890' };
    const answers = await Promise.all([create(ann, twice), create(ann, twice)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await create(ann, twice)).toMatchObject({ body: { code: 'ReplayedNonce' } });
    expect((await create(bob, twice)).status).toBe(200);
  });

  it('is refused for 26 MB before anything is stored', async () => {
    const form = await uploadForm(ann.login.upload_key, 26_000_000);
    expect(await ann.call('POST', '/api/uploads', form)).toMatchObject({
      status: 413,
      body: { code: 'PayloadTooLarge' },
    });
  });

  it.each([
    [{ content_type: 'image/svg+xml' }, 'content_type'],
    [{ nonce: 'abc' }, 'nonce'],
    [{ timestamp: '1' }, 'timestamp'],
    [{ file_size: '0' }, 'file_size'],
    [{ file_name: '' }, 'file_name'],
    [{ tool_id: 'nobody' }, 'tool_id'],
    [{ tool_id: 'remove_background', func_id: 'swap' }, 'func_id'],
    [{ tool_id: 'paint_image', func_id: 'preview' }, 'func_id'],
  ])('is refused with the name of the field for %o', async (changes, field) => {
    expect(await create(ann, changes)).toMatchObject({
      status: 400,
      body: { code: 'InvalidInput', details: { [field]: expect.any(String) } },
    });
  });

  it.each([
    ['face_swap', 'swap'],
    ['resize_image', 'run'],
    ['paint_image', 'run'],
  ])('keeps the tool and the function it is for: %s, %s', async (tool_id, func_id) => {
    const { object_id } = (await create(ann, { tool_id, func_id })).body as CreateUploadResult;
    const { db } = api.services.database;
    expect(await db.select().from(objects).where(eq(objects.id, object_id))).toMatchObject([
      { toolId: tool_id, funcId: func_id },
    ]);
  });

  it('tells the scripts of both apps its time, by which they may sign again', async () => {
    const { config } = api.services;
    for (const origin of [config.WEB_ORIGIN, config.SHOPIFY_ADMIN_ORIGIN]) {
      const form = await uploadForm(ann.login.upload_key, 1, 'image/png', {
        timestamp: uploadTimestamp(Date.now() - 600_000),
      });
      const { body, headers } = await ann.call('POST', '/api/uploads', form, { origin });
      expect(body).toMatchObject({ code: 'StaleTimestamp' });
      expect(headers.get('access-control-expose-headers')).toMatch(/\bdate\b/i);
      expect(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now())).toBeLessThan(30_000);
    }
  });

  it('is refused without a session', async () => {
    const form = await uploadForm('any', bytes.length);
    const answer = await fetch(`${api.origin}/api/uploads`, { method: 'POST', body: form });
    expect(answer.status).toBe(401);
  });

  it('may be put from the web app in a browser', async () => {
    const { upload_signed_url } = (await create(ann)).body as CreateUploadResult;
    const answer = await fetch(upload_signed_url, {
      method: 'OPTIONS',
      headers: {
        origin: api.services.config.WEB_ORIGIN,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-disposition,content-type',
      },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe(api.services.config.WEB_ORIGIN);
    expect(answer.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(answer.headers.get('access-control-allow-headers')).toContain('content-disposition');
  });
});

describe('the first use of an upload', () => {
  const pool = createStillPool({
    normalize: async ({ outputPath }) => {
      await writeFile(outputPath, 'cleaned');
      return { width: 8, height: 8, contentType: 'image/png', bytes: 7, jpegQuality: 80 };
    },
  });
  const pictures = () =>
    createPicturesService({
      db: api.services.database.db,
      storage: api.services.storage,
      pool,
      fetcher: createImageFetcher([]),
      now: api.services.now,
    });

  it('replaces it by the cleaned picture, which its address cannot overwrite, and keeps its quality', async () => {
    const target = (await create(ann)).body as CreateUploadResult;
    await put(target, bytes);
    const opened = await pictures().openObject(ann.id, target.object_id, folder, {});
    expect([await readFile(opened.path, 'utf8'), opened.jpegQuality]).toEqual(['cleaned', 80]);

    await put(target, bytes);
    const again = await pictures().openObject(ann.id, target.object_id, folder, {});
    expect([await readFile(again.path, 'utf8'), again.jpegQuality]).toEqual(['cleaned', 80]);
    const { url } = (await download(ann, target.object_id)).body as DownloadLinkResult;
    expect(await (await fetch(url)).text()).toBe('cleaned');
  });

  it('fails when nothing was uploaded', async () => {
    const { object_id } = (await create(ann)).body as CreateUploadResult;
    await expect(pictures().openObject(ann.id, object_id, folder, {})).rejects.toMatchObject({
      code: 'NotFound',
    });
  });

  it('is the owner’s alone', async () => {
    const id = await ann.upload(bytes);
    await expect(pictures().openObject(bob.id, id, folder, {})).rejects.toMatchObject({
      code: 'NotFound',
    });
  });

  it('serves several jobs at once', async () => {
    const id = await ann.upload(bytes);
    const open = () => pictures().openObject(ann.id, id, folder, {});
    const opened = await Promise.all([open(), open(), open(), open()]);
    for (const { path } of opened) expect(await readFile(path, 'utf8')).toBe('cleaned');
  });
});

describe('what is wrong with a picture', () => {
  const german = { 'accept-language': 'de' };
  const use = (object_id: string) =>
    ann.createJob('remove_background', [{ key: 'object_id', value: object_id }], german);

  it('is said in the caller’s language: that there is none, or that it never arrived', async () => {
    expect(await use(uuidv7())).toMatchObject({
      status: 404,
      body: { details: { object_id: 'Dieses Bild gibt es nicht.' } },
    });
    const { object_id } = (await create(ann)).body as CreateUploadResult;
    expect(await use(object_id)).toMatchObject({
      status: 400,
      body: { details: { object_id: 'Das wurde nie hochgeladen.' } },
    });
  });

  it('is said so of what does not fit its signature', async () => {
    const target = (await create(ann)).body as CreateUploadResult;
    const send = (body: Uint8Array<ArrayBuffer>, type: string) =>
      fetch(target.upload_signed_url, {
        method: 'PUT',
        body,
        headers: {
          ...german,
          'content-type': type,
          'content-disposition': target.content_disposition,
        },
      });
    expect(await (await send(bytes, 'image/webp')).json()).toMatchObject({
      details: { 'content-type': 'Das ist anders als unterschrieben.' },
    });
    expect(await (await send(bytes.slice(1), 'image/png')).json()).toMatchObject({
      code: 'InvalidInput',
      details: { body: 'Das ist kürzer als unterschrieben.' },
    });
  });
});

describe('retention', () => {
  it('removes what is over with its bytes, and nothing else', async () => {
    const { db } = api.services.database;
    const [old, young] = [await ann.upload(bytes), await ann.upload(bytes)];
    const expiresAt = new Date(Date.now() - 1);
    await db.update(objects).set({ expiresAt }).where(eq(objects.id, old));
    expect(await download(ann, old)).toMatchObject({ status: 404 });
    expect(await api.services.uploads.sweep()).toBe(1);
    expect(await api.services.storage.size(old)).toBeUndefined();
    expect(await api.services.storage.size(young)).toBe(bytes.length);
    expect((await download(ann, young)).status).toBe(200);
  });

  it('drops an upload that nothing takes in within an hour, and keeps one that a job does', async () => {
    const [unused, used] = [await ann.upload(bytes), await ann.upload(bytes)];
    const job = await ann.createJob('remove_background', [{ key: 'object_id', value: used }]);
    expect(job.status).toBe(200);
    const rows = await api.services.database.db.select().from(objects);
    const hoursOf = (id: string) => {
      const { createdAt, expiresAt } = rows.find((row) => row.id === id) as (typeof rows)[number];
      return (+expiresAt - +createdAt) / 3_600_000;
    };
    expect(hoursOf(unused)).toBeCloseTo(1, 1);
    expect(hoursOf(used)).toBeCloseTo(7 * 24, 1);
  });
});
