import type { Job } from '@tintory/contract';
import { ImageError } from '@tintory/imaging';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createStillPool,
  openJobBench,
  startTestApi,
  type JobBench,
  type TestApi,
} from '../../testing/index.ts';

const sound = new Uint8Array([137, 80, 78, 71]);
/** Makes one file unreadable, in a pool that copies files. */
const broken = new TextEncoder().encode('broken');

let api: TestApi;
let bench: JobBench;
let [photo, unread] = ['', ''];

beforeAll(async () => {
  const still = createStillPool();
  const pool = createStillPool({
    normalize: async (request) => {
      if ((await readFile(request.inputPath, 'utf8')) !== 'broken') return still.normalize(request);
      throw new ImageError('InvalidInput', 'Damaged.', { reason: 'pictureDamaged' });
    },
  });
  api = await startTestApi({ pool });
  bench = await openJobBench(api);
  [photo, unread] = [await bench.user.upload(sound), await bench.user.upload(broken)];
}, 120_000);
afterAll(() => api.close());

describe('a picture that cannot be read', () => {
  it('is named by its input where it is not the photo itself', async () => {
    const dress = await bench.run('virtual_dress', { object_id: photo, garment_object_id: unread });
    const damaged = { code: 'InvalidInput', reason: 'pictureDamaged' };
    expect(dress.error).toMatchObject({ ...damaged, field: 'garment_object_id' });
    const mask = { object_id: photo, prompt: 'on marble', num: 1, mask_object_id: unread };
    const set = await bench.run('product_model', mask);
    expect(set.error).toMatchObject({ ...damaged, field: 'mask_object_id' });
  });

  it('needs no name where it is the photo', async () => {
    const { error }: Job = await bench.run('remove_background', { object_id: unread });
    expect(error).toMatchObject({ code: 'InvalidInput', reason: 'pictureDamaged' });
    expect(error?.field).toBeUndefined();
  });
});
