import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImagePool } from '@tintory/image-pool';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/index.ts';
import { realEngine } from '../../../testing/real-engine.ts';
import { createImageFetcher } from '../../../platform/image-fetcher/image-fetcher.ts';
import { createPicturesService } from '../../uploads/pictures.service.ts';
import { createPictureCopies, type PictureCopies } from './picture-copies.ts';
import type { StoreFiles } from './store-files.ts';

let api: TestApi;
let pool: ImagePool;
let user: TestUser;
let copies: PictureCopies;
/** The calls to the store, in order. */
let staged: Buffer[];

beforeAll(async () => {
  pool = realEngine();
  api = await startTestApi({ pool, worker: false });
  user = await signInTestUser(api);
  const stage = async (_shop: string, path: string) =>
    `staged:${staged.push(await readFile(path))}`;
  const { database, now, storage } = api.services;
  const fetcher = createImageFetcher([]);
  const pictures = createPicturesService({ db: database.db, fetcher, now, pool, storage });
  copies = createPictureCopies({
    ...api.services,
    fetcher,
    pictures,
    files: { stage } as unknown as StoreFiles,
  });
}, 120_000);
beforeEach(() => {
  staged = [];
});
afterAll(async () => {
  await api.close();
});

const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c64' } });
const jpeg = () => drawn().jpeg({ quality: 62 });
/** Its second half is much of what it shows. */
function noisy(): Promise<Buffer> {
  const data = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, i) => (i * 7919) % 256));
  return sharp(data, { raw: { width: 40, height: 30, channels: 3 } })
    .jpeg()
    .toBuffer();
}
const upload = (bytes: Buffer, type = 'image/jpeg') => user.upload(new Uint8Array(bytes), type);
const hand = (objectId: string) => copies.sourceOf('shop', user.id, { object_id: objectId });

describe('what an editor of the browser made', () => {
  it.each([
    ['image/jpeg', jpeg],
    ['image/webp', () => drawn().webp({ quality: 40 })],
    ['image/png', () => drawn().png({ palette: true })],
  ])('goes into the store byte for byte, also at a second try (%s)', async (type, make) => {
    const sent = await make().toBuffer();
    const id = await upload(sent, type);
    await hand(id);
    await hand(id);
    expect(staged).toEqual([sent, sent]);
  });

  it('goes without what its file tells of a person, and is kept no longer so', async () => {
    const sent = await jpeg()
      .withExif({ IFD0: { Make: 'Phone' } })
      .toBuffer();
    const id = await upload(sent);
    await hand(id);
    await hand(id);
    const bare = await jpeg().toBuffer();
    expect(staged).toEqual([bare, bare]);
  });

  it('becomes an upright PNG where it has to be turned', async () => {
    await hand(await upload(await jpeg().withMetadata({ orientation: 6 }).toBuffer()));
    const found = await sharp(staged[0]).metadata();
    expect(found).toMatchObject({ format: 'png', width: 30, height: 40 });
    expect(found.orientation).toBeUndefined();
  });

  it('stays out where it is no sound picture', async () => {
    const sent = await noisy();
    const id = await upload(sent.subarray(0, sent.length / 2));
    await expect(hand(id)).rejects.toMatchObject({ code: 'InvalidInput' });
    expect(staged).toEqual([]);
  });

  it('is looked at anew at each try: its address may be written to a while longer', async () => {
    const sent = await jpeg().toBuffer();
    const id = await upload(sent);
    await hand(id);
    const path = join(api.dataDir, 'broken');
    const other = await noisy();
    const end = sent.subarray(-2);
    await writeFile(path, Buffer.concat([other.subarray(0, other.length / 2), end]));
    await api.services.storage.writeFrom(id, path, 'image/jpeg');
    await hand(id);
    expect(await sharp(staged[1]).metadata()).toMatchObject({ format: 'png', width: 40 });
  });

  it('is gone with all it left once its owner removes everything', async () => {
    const id = await upload(await jpeg().toBuffer());
    await hand(id);
    await api.services.uploads.removeAll(user.id);
    expect(await api.services.storage.size(id)).toBeUndefined();
  });
});
