import { randomUUID } from 'node:crypto';
import type { ImagePool } from '@tintory/image-pool';
import { inspectPicture, pictures } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import { printDesign, type PrintDesign } from '@tintory/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createStillPool,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/index.ts';
import { realEngine } from '../../../testing/real-engine.ts';

const day = 24 * 60 * 60 * 1_000;
const email = `${randomUUID()}@example.com`;

let api: TestApi;
let pool: ImagePool;
let user: TestUser;
let objectId: string;
let rendered = 0;
let ahead = 0;

beforeAll(async () => {
  pool = realEngine();
  const still = createStillPool();
  // What mock-ups look like is asked in designs.pictures.test.ts.
  const counting: ImagePool = {
    ...still,
    normalize: pool.normalize,
    printFile: pool.printFile,
    mockup: (request, control) => {
      rendered += request.pictures.length;
      return still.mockup(request, control);
    },
  };
  api = await startTestApi({
    pool: counting,
    worker: false,
    now: () => new Date(Date.now() + ahead),
  });
}, 120_000);
afterAll(async () => {
  await api?.close();
});
beforeEach(async () => {
  [rendered, ahead] = [0, 0];
  user = await signInTestUser(api, email);
  objectId = await user.upload(await pictures.png());
});

const layer = (changes: object = {}) => ({
  ...{ print_area_id: 'front', object_id: objectId, x: 150, y: 150, scale: 0.8, rotation: 0 },
  ...changes,
});
const put = (product: string, media: object[], more: object = {}, who = user) =>
  who.call('POST', `/api/pod/products/${product}/update_media`, { media, ...more });
const design = async (...args: Parameters<typeof put>): Promise<PrintDesign> => {
  const { status, body } = await put(...args);
  expect({ status, body }).toMatchObject({ status: 200 });
  return printDesign.parse(body);
};
const read = (id: string, who = user) => who.call('GET', `/api/print/designs/${id}`);

describe('a design on a product', () => {
  it('is one with an equal design, and rendered once, even at the same moment', async () => {
    const wish = () => design('mug', [layer({ print_area_id: 'wrap', x: 100, y: 40, scale: 0.3 })]);
    const [first, second] = await Promise.all([wish(), wish()]);
    const third = await wish();
    expect(new Set([first.id, second.id, third.id]).size).toBe(1);
    expect(third.mockups).toEqual(first.mockups);
    expect(rendered).toBe(3);
  });

  it('is another one for another order of its layers, or another user', async () => {
    const [under, over] = [layer(), layer({ x: 120, rotation: 30 })];
    const one = await design('tote', [under, over]);
    expect((await design('tote', [over, under])).id).not.toBe(one.id);
    const other = await signInTestUser(api);
    const theirs = await other.upload(await pictures.png());
    const copy = [under, over].map((each) => ({ ...each, object_id: theirs }));
    expect((await design('tote', copy, {}, other)).id).not.toBe(one.id);
    expect((await read(one.id, other)).status).toBe(404);
    expect((await other.call('DELETE', `/api/print/designs/${one.id}`)).status).toBe(404);
  });

  it('shows the model that is wished for: each is a design of its own', async () => {
    const media = [layer({ x: 38, y: 100, scale: 0.9 })];
    const made = [
      await design('phone-case', media, { model: 'iphone-16' }),
      await design('phone-case', media, { model: 'galaxy-s25' }),
    ];
    expect(made.map(({ model }) => model)).toEqual(['iphone-16', 'galaxy-s25']);
    expect(new Set(made.map(({ id }) => id)).size).toBe(2);
    expect((await design('phone-case', media, { model: 'galaxy-s25' })).id).toBe(made[1]?.id);
  });

  it('shows a view of each area that is designed', async () => {
    const both = [layer(), layer({ print_area_id: 'back' })];
    const { mockups } = await design('cushion', both);
    expect(mockups.map((one) => one.print_area_id)).toEqual(['front', 'back', 'front']);
  });

  it('is listed, read and deleted with its mock-ups', async () => {
    const made = await design('poster', [layer({ x: 250, y: 350 })]);
    const { body } = await user.call('GET', '/api/print/designs?limit=1');
    expect(body).toMatchObject({ rows: [{ id: made.id }], pageInfo: { page: 1 } });
    expect((await read(made.id)).body).toEqual(made);
    expect((await user.call('DELETE', `/api/print/designs/${made.id}`)).status).toBe(200);
    expect((await read(made.id)).status).toBe(404);
    expect((await fetch(made.mockups[0]?.url ?? '')).status).toBe(404);
  });
});

describe('what cannot be printed', () => {
  it.each<[string, string, () => object, string]>([
    [
      'an unknown area',
      't-shirt',
      () => layer({ print_area_id: 'sleeve' }),
      'media.0.print_area_id',
    ],
    ['a picture beside its area', 't-shirt', () => layer({ x: -900 }), 'media.0.x'],
    [
      'a turned picture beside a corner',
      'cushion',
      () => layer({ x: -105, y: -105, scale: 0.5, rotation: 45 }),
      'media.0.x',
    ],
    ['no id of a picture', 't-shirt', () => layer({ object_id: 'nothing' }), 'media.0.object_id'],
  ])('is refused by its field: %s', async (_name, product, media, field) => {
    const { status, body } = await put(product, [media()]);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
    expect(Object.keys((body as { details: object }).details)).toEqual([field]);
  });

  it('is too much on one area', async () => {
    const { body } = await put(
      't-shirt',
      Array.from({ length: 13 }, () => layer()),
    );
    expect(body).toMatchObject({
      code: 'InvalidInput',
      details: { media: expect.stringContaining('12') },
    });
  });

  it('is a product, a colour or a picture that there is not', async () => {
    expect((await put('sofa', [layer()])).status).toBe(404);
    expect((await put('t-shirt', [layer()], { color: 'no colour' })).body).toMatchObject({
      details: { color: expect.any(String) },
    });
    const other = await signInTestUser(api);
    expect(await put('t-shirt', [layer()], {}, other)).toMatchObject({
      status: 404,
      body: { details: { 'media.0.object_id': expect.any(String) } },
    });
  });

  it.each([
    ['phone-case', 'fairphone-5'],
    ['t-shirt', 'iphone-16'],
  ])('is a %s of the model %s', async (product, model) => {
    const { status, body } = await put(product, [layer({ x: 38 })], { model });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
    expect(Object.keys((body as { details: object }).details)).toEqual(['model']);
  });

  it('is a file that is no picture', async () => {
    const text = await user.upload(await pictures.text());
    const { body } = await put('t-shirt', [layer({ object_id: text })]);
    expect(body).toMatchObject({ details: { 'media.0.object_id': expect.any(String) } });
  });
});

it('is no more than one person designs in a day', async () => {
  const eager = await signInTestUser(api);
  const theirs = await eager.upload(await pictures.png());
  await api.services.database.db.execute(sql`
    insert into print_designs (id, user_id, product_id, layers, hash, dpi, created_at, expires_at)
    select gen_random_uuid(), ${eager.id}, 'tote', '[]', n::text, 100, now(), now() + interval '1 day'
    from generate_series(1, 300) n`);
  expect((await put('tote', [layer({ object_id: theirs })], {}, eager)).status).toBe(429);
});

describe('the time of a design', () => {
  const later = async (days: number) => {
    ahead = days * day;
    await api.services.uploads.sweep();
    await api.services.designs.sweep();
    return signInTestUser(api, email);
  };

  it('is thirty days, for its pictures and mock-ups too', async () => {
    const made = await design('canvas', [layer({ x: 150, y: 200 })]);
    const then = await later(29);
    expect((await read(made.id, then)).status).toBe(200);
    expect(await api.services.uploads.isThere(user.id, objectId)).toBe(true);
    const after = await later(31);
    expect((await read(made.id, after)).status).toBe(404);
    expect((await put('canvas', made.media, {}, after)).body).toMatchObject({
      code: 'NotFound',
      details: { 'media.0.object_id': expect.any(String) },
    });
    expect(await api.services.uploads.isThere(user.id, objectId)).toBe(false);
  });

  it('begins again when it is put on the product again', async () => {
    const made = await design('canvas', [layer({ x: 140, y: 200 })]);
    const then = await later(20);
    const again = await design('canvas', made.media, {}, then);
    expect(again.id).toBe(made.id);
    const still = await later(45);
    expect((await read(made.id, still)).status).toBe(200);
  });
});

describe('print files', () => {
  it('are each area at its density with its bleed, rendered once', async () => {
    const made = await design('stickers', [layer({ x: 50, y: 50 })]);
    const [files, same] = await Promise.all([
      api.services.designs.printFiles(made.id),
      api.services.designs.printFiles(made.id),
    ]);
    expect(files.map(({ areaId }) => areaId)).toEqual(['front']);
    expect(same).toEqual(files);
    expect(await api.services.designs.printFiles(made.id)).toEqual(files);
    const key = files[0]?.objectKey ?? '';
    const link = await api.services.uploads.viewLink(key, 'image/png');
    const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
    // 100 mm with 2 mm on each side at 300 dpi.
    expect(await inspectPicture(bytes)).toMatchObject({ width: 1_228, height: 1_228 });
  });

  it('have the shape of the size that is printed, each kept beside the others', async () => {
    const { printFiles } = api.services.designs;
    const made = await design('poster', [layer({ x: 250, y: 350 })]);
    const shapes = new Map<string, string[]>();
    for (const size of ['21x30', '50x70']) {
      const [first, again] = [
        await printFiles(made.id, `poster.${size}`),
        await printFiles(made.id, `poster.${size}`),
      ];
      expect(again).toEqual(first);
      const link = await api.services.uploads.viewLink(first[0]?.objectKey ?? '', 'image/png');
      const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer());
      const { width, height } = await inspectPicture(bytes);
      shapes.set(
        size,
        [width, height].map((side) => ((side / 150) * 25.4 - 6).toFixed(0)),
      );
    }
    expect(Object.fromEntries(shapes)).toEqual({
      '21x30': ['490', '700'],
      '50x70': ['500', '700'],
    });
  });
});

it('a design without its picture has no print files, and one that is gone neither', async () => {
  const made = await design('stickers', [layer({ x: 40, y: 50 })]);
  await api.services.uploads.remove([objectId]);
  const { printFiles } = api.services.designs;
  await expect(printFiles(made.id)).rejects.toMatchObject({ code: 'NotFound' });
  await expect(printFiles(randomUUID())).rejects.toMatchObject({ code: 'NotFound' });
});
