import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from './testing/png.ts';
import { openTestStore, type TestStore } from './testing/test-store.ts';

type Json = Record<string, unknown>;

let store: TestStore;
let token: string;
let files: Server;
let filesAt: string;
beforeAll(async () => {
  store = await openTestStore(6);
  token = await store.tokenFor();
  files = createServer((request, response) => {
    if (request.url === '/good.png') response.end(png(60, 50));
    else if (request.url === '/text.png') response.end('no picture');
    else if (request.url === '/huge.png') response.end(png(6_000, 5_000).subarray(0, 100));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  filesAt = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
});
afterAll(async () => {
  files.close();
  await store.close();
});

const ask = async (query: string, variables: Json = {}): Promise<Json> => {
  const { data, errors } = await store.ask(token, query, variables);
  if (errors) throw new Error(errors[0]?.message);
  return Object.values(data)[0] as Json;
};

const product = (index: number) => {
  const found = store.shopify.products()[index];
  if (!found) throw new Error('No such product.');
  return found;
};
const gallery = (index: number) => store.shopify.mediaOf(product(index).id);

const add = (index: number, originalSource: string, alt = 'New') =>
  ask(
    `mutation Add($p: ProductUpdateInput, $media: [CreateMediaInput!]) {
      productUpdate(product: $p, media: $media) {
        product { media(first: 10) { nodes { id status } } } userErrors { field message } } }`,
    { p: { id: product(index).id }, media: [{ originalSource, alt, mediaContentType: 'IMAGE' }] },
  );

const update = (file: Json) =>
  ask(
    `mutation Change($files: [FileUpdateInput!]!) {
      fileUpdate(files: $files) { files { id fileStatus } userErrors { code field message } } }`,
    { files: [file] },
  );

type Target = { url: string; resourceUrl: string; parameters: { name: string; value: string }[] };
const stage = async (httpMethod?: string, mimeType = 'image/png'): Promise<Target> => {
  const { stagedTargets } = await ask(
    `mutation Stage($input: [StagedUploadInput!]!) {
      stagedUploadsCreate(input: $input) {
        stagedTargets { url resourceUrl parameters { name value } } userErrors { message } } }`,
    { input: [{ filename: 'new mug.png', mimeType, resource: 'IMAGE', httpMethod }] },
  );
  return (stagedTargets as Target[])[0] as Target;
};

const put = ({ url }: Target, body: Buffer, type = 'image/png') =>
  fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': type } });

describe('a staged upload', () => {
  it('takes a file by PUT, as it was announced, and becomes a picture', async () => {
    const target = await stage();
    expect((await put(target, png(10, 8), 'image/jpeg')).status).toBe(403);
    const tampered = { ...target, url: target.url.replace(/Signature=./, 'Signature=-') };
    expect((await put(tampered, png(10, 8))).status).toBe(403);
    expect((await put(target, png(10, 8))).status).toBe(200);
    await add(0, target.resourceUrl);
    await store.shopify.mediaIdle();
    expect(gallery(0).at(-1)).toMatchObject({ status: 'READY', width: 10, height: 8, alt: 'New' });
  });

  it('takes a file by a form with the parameters', async () => {
    const target = await stage('POST');
    const form = new FormData();
    for (const { name, value } of target.parameters) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(png(12, 7))]), 'mug.png');
    const answer = await fetch(target.url, { method: 'POST', body: form });
    expect(answer.status).toBe(201);
    form.set('x-goog-signature', 'forged');
    expect((await fetch(target.url, { method: 'POST', body: form })).status).toBe(403);
    await add(0, target.resourceUrl);
    await store.shopify.mediaIdle();
    expect(gallery(0).at(-1)).toMatchObject({ status: 'READY', width: 12 });
  });

  it('is refused when it is too large, and when it is for no picture', async () => {
    const target = await stage();
    expect((await put(target, Buffer.alloc(20 * 1_024 * 1_024 + 1))).status).toBe(400);
    await expect(stage('PUT', 'application/pdf')).resolves.toBeUndefined();
  });
});

describe('a new picture', () => {
  it('is uploaded first, ready later, and served', async () => {
    const before = gallery(1).length;
    const { product: changed } = await add(1, `${filesAt}/good.png`);
    const { nodes } = (changed as { media: { nodes: { status: string }[] } }).media;
    expect(nodes.at(-1)?.status).toBe('UPLOADED');
    await store.shopify.mediaIdle();
    const added = gallery(1)[before];
    expect(added).toMatchObject({ status: 'READY', width: 60, height: 50 });
    const served = await fetch(added?.url ?? '');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(png(60, 50));
  });

  it.each([
    ['is not there', '/missing.png', 'IMAGE_DOWNLOAD_FAILURE'],
    ['is no picture', '/text.png', 'UNSUPPORTED_IMAGE_FILE_TYPE'],
    ['is too large', '/huge.png', 'INVALID_IMAGE_RESOLUTION'],
  ])('fails when its source %s', async (_what, path, code) => {
    await add(2, filesAt + path);
    await store.shopify.mediaIdle();
    expect(gallery(2).at(-1)).toMatchObject({ status: 'FAILED', url: null, errors: [{ code }] });
  });

  it('is refused from an address that is none', async () => {
    const before = gallery(2).length;
    const { userErrors } = await add(2, 'not an address');
    expect(userErrors).toEqual([
      { field: ['media', '0', 'originalSource'], message: 'Image URL is invalid' },
    ]);
    expect(gallery(2)).toHaveLength(before);
  });
});

describe('a picture that is replaced', () => {
  it('keeps its id and path, shows the new one, and may be replaced back', async () => {
    const [old] = gallery(3);
    const original = await (await fetch(old?.url ?? '')).bytes();
    await update({ id: old?.id, originalSource: `${filesAt}/good.png`, alt: 'Better' });
    await store.shopify.mediaIdle();
    const [fresh] = gallery(3);
    expect(fresh).toMatchObject({ id: old?.id, alt: 'Better', width: 60, status: 'READY' });
    expect(fresh?.url).not.toBe(old?.url);
    expect(fresh?.url?.split('?')[0]).toBe(old?.url?.split('?')[0]);
    const target = await stage();
    await put(target, Buffer.from(original));
    await update({ id: old?.id, originalSource: target.resourceUrl });
    await store.shopify.mediaIdle();
    const back = await (await fetch(gallery(3)[0]?.url ?? '')).bytes();
    expect(back).toEqual(original);
  });

  it('stays as it was when that fails, and can be changed again after an acknowledgement', async () => {
    const old = gallery(3)[1];
    await update({ id: old?.id, originalSource: `${filesAt}/missing.png` });
    const busy = await update({ id: old?.id, alt: 'Too early' });
    expect(busy['userErrors']).toMatchObject([{ code: 'NON_READY_STATE', field: ['files'] }]);
    await store.shopify.mediaIdle();
    expect(gallery(3)[1]).toMatchObject({ status: 'FAILED', width: 40 });
    await ask(
      'mutation Fine($ids: [ID!]!) { fileAcknowledgeUpdateFailed(fileIds: $ids) { files { id } } }',
      { ids: [old?.id] },
    );
    expect((await update({ id: old?.id, alt: 'Now' }))['userErrors']).toEqual([]);
    expect(gallery(3)[1]).toMatchObject({ status: 'READY', alt: 'Now', errors: [] });
  });

  it('is refused with a text that is too long, a wrong source, or an id that is none', async () => {
    const [file] = gallery(4);
    const codeOf = async (change: Json) =>
      ((await update({ id: file?.id, ...change }))['userErrors'] as { code: string }[])[0]?.code;
    expect(await codeOf({ alt: 'x'.repeat(513) })).toBe('ALT_VALUE_LIMIT_EXCEEDED');
    expect(await codeOf({ originalSource: 'ftp://x/y.png' })).toBe('INVALID_IMAGE_SOURCE_URL');
    expect(await codeOf({ filename: 'other.jpg' })).toBe('INVALID_FILENAME_EXTENSION');
    expect(await codeOf({ id: 'gid://shopify/MediaImage/1' })).toBe('FILE_DOES_NOT_EXIST');
    expect(await codeOf({ referencesToAdd: ['gid://shopify/Product/1'] })).toBe(
      'REFERENCE_TARGET_DOES_NOT_EXIST',
    );
  });
});

describe('a gallery', () => {
  it('is put in another order', async () => {
    const ids = gallery(4).map(({ id }) => id);
    const { job, mediaUserErrors } = await ask(
      `mutation Order($id: ID!, $moves: [MoveInput!]!) {
        productReorderMedia(id: $id, moves: $moves) { job { done } mediaUserErrors { code } } }`,
      { id: product(4).id, moves: [{ id: ids[1], newPosition: '0' }] },
    );
    expect([job, mediaUserErrors]).toEqual([{ done: true }, []]);
    expect(gallery(4).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('loses a picture that stays a file and may come back', async () => {
    const [file] = gallery(4);
    const product4 = product(4).id;
    await update({ id: file?.id, referencesToRemove: [product4] });
    expect(gallery(4)).toHaveLength(1);
    await update({ id: file?.id, referencesToAdd: [product4] });
    expect(gallery(4).at(-1)?.id).toBe(file?.id);
  });

  it('loses a picture for good', async () => {
    const [file] = gallery(5);
    const remove = () =>
      ask(
        `mutation Gone($ids: [ID!]!) {
          fileDelete(fileIds: $ids) { deletedFileIds userErrors { code } } }`,
        { ids: [file?.id] },
      );
    expect(await remove()).toEqual({ deletedFileIds: [file?.id], userErrors: [] });
    expect(gallery(5)).toHaveLength(1);
    expect((await fetch(file?.url ?? '')).status).toBe(404);
    expect((await remove())['userErrors']).toEqual([{ code: 'FILE_DOES_NOT_EXIST' }]);
  });
});
