import type { BatchItem } from '@tintory/contract';
import type { ImagePool } from '@tintory/image-pool';
import { ImageError } from '@tintory/imaging';
import { inspectPicture, pictures } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { realEngine } from '../../testing/real-engine.ts';
import { createBatchTools, png, signInBatchUser, type BatchUser } from './test-batches.ts';

const { control, hold, tools } = createBatchTools();
let api: TestApi;
let pool: ImagePool;
let user: BatchUser;
/** Lies on its side, and tells so: 320 × 240 once it is turned. */
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  pool = realEngine();
  api = await startTestApi({ extraTools: tools, pool });
  user = await signInBatchUser(api);
  photo = await pictures.phoneJpeg();
}, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
  control.gate = () => Promise.resolve();
});
afterAll(async () => {
  await api.close();
});

/** Holds every job back for as long as the work lasts. */
async function whileAllWait(work: () => Promise<void>): Promise<void> {
  await work().finally(hold());
}

const rowsOnce = (id: string, look: (rows: BatchItem[]) => boolean): Promise<BatchItem[]> =>
  vi.waitFor(
    async () => {
      const rows = await user.list(id);
      if (!look(rows)) throw new Error(`The rows are ${JSON.stringify(rows)}`);
      return rows;
    },
    { timeout: 60_000, interval: 20 },
  );

const allShown = (rows: BatchItem[]) => rows.every(({ thumbnail_url: url }) => url !== null);

describe('the photos of a batch', () => {
  it('have small pictures before their turn comes, upright', () =>
    whileAllWait(async () => {
      const ids = await Promise.all(Array.from({ length: 5 }, () => user.upload(photo)));
      const items = ids.map((id) => ({ key: id, name: id, object_id: id }));
      const { id } = await user.start(items);
      const rows = await rowsOnce(id, allShown);
      expect(rows.map(({ status }) => status)).toContain('waiting');
      for (const { thumbnail_url: url } of rows) {
        const answer = await fetch(String(url));
        expect(answer.headers.get('content-type')).toBe('image/webp');
        const small = await inspectPicture(new Uint8Array(await answer.arrayBuffer()));
        expect([small.width, small.height]).toEqual([320, 240]);
      }
    }));

  it('that were added later have them too, and each is made once', async () => {
    const shrink = vi.spyOn(pool, 'thumbnail');
    const [first, second] = [await user.upload(photo), await user.upload(photo)];
    const { id } = await user.start(user.items(first, ['a', 'b']), { complete: false });
    await rowsOnce(id, allShown);
    await user.add(id, [...user.items(second, ['c']), ...user.items(first, ['d'])]);
    await rowsOnce(id, (rows) => rows.length === 4 && allShown(rows));
    expect(shrink).toHaveBeenCalledTimes(2);
  });

  it('have none where the file cannot be read, and the others theirs all the same', async () => {
    const files = [png, await pictures.svgWithScript(), await pictures.enormousPng(), photo];
    const ids = await Promise.all(files.map((file) => user.upload(file)));
    const { id } = await user.start(ids.flatMap((one) => user.items(one, [one])));
    const rows = await rowsOnce(id, (all) => all[3]?.thumbnail_url !== null);
    expect(rows.map(({ thumbnail_url: url }) => url === null)).toEqual([true, true, true, false]);
  });

  it('get them at another try when the engine was gone', async () => {
    const gone = new ImageError('EngineUnavailable', 'The process died.');
    vi.spyOn(pool, 'thumbnail').mockRejectedValueOnce(gone);
    const { id } = await user.start(user.items(await user.upload(photo), ['a']));
    await rowsOnce(id, allShown);
  });

  it('are shown to nobody else', async () => {
    const { id } = await user.start(user.items(await user.upload(photo), ['a']));
    await rowsOnce(id, allShown);
    const stranger = await signInBatchUser(api);
    expect((await stranger.call('GET', `/api/batches/${id}/items`)).status).toBe(404);
  });
});

describe('the small picture of a photo', () => {
  it('goes with its batch', async () => {
    const { id } = await user.start(user.items(await user.upload(photo), ['a']));
    const [row] = await rowsOnce(id, allShown);
    await user.until(id, ({ status }) => status === 'finished');
    await user.call('DELETE', `/api/batches/${id}`);
    expect((await fetch(String(row?.thumbnail_url))).status).toBe(404);
  });

  it('goes when the photo’s time is over, and the row shows none', async () => {
    const objectId = await user.upload(photo);
    const { id } = await user.start(user.items(objectId, ['a']));
    const [row] = await rowsOnce(id, allShown);
    await user.until(id, ({ status }) => status === 'finished');
    await api.services.database.db.execute(
      sql`update objects set expires_at = now() - interval '1 day' where id = ${objectId}`,
    );
    expect(await api.services.uploads.sweep()).toBe(1);
    expect((await fetch(String(row?.thumbnail_url))).status).toBe(404);
    expect((await user.list(id))[0]?.thumbnail_url).toBeNull();
  });
});
