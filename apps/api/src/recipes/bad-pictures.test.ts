import { keptCutout, tools } from '@tintory/catalog';
import type { ImagePool } from '@tintory/image-pool';
import { drawMug, drawPerson, drawSkirt, drawVest } from '@tintory/effects/testing';
import { pictures } from '@tintory/imaging/testing';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobBench, startTestApi, type JobBench, type TestApi } from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

let api: TestApi;
let pool: ImagePool;
let bench: JobBench;

const [width, height] = [160, 120];
const blank = { width, height, channels: 4 as const };
/** The same in every run (a linear congruential generator). */
function drawNoise(): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: width * height * 3 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
/** Pictures of nothing. */
const nothings = {
  'one colour': () => sharp({ create: { ...blank, background: '#88aacc' } }),
  noise: () => sharp(drawNoise(), { raw: { ...blank, channels: 3 } }),
  'nothing but transparency': () =>
    sharp({ create: { ...blank, background: { r: 0, g: 0, b: 0, alpha: 0 } } }),
};
const objects = new Map<string, string>();
const objectOf = (name: string) => objects.get(name) ?? '';

beforeAll(async () => {
  pool = realEngine();
  api = await startTestApi({ pool });
  bench = await openJobBench(api);
  const put = async (name: string, picture: Sharp) =>
    objects.set(name, await bench.user.upload(new Uint8Array(await picture.png().toBuffer())));
  for (const [name, draw] of Object.entries(nothings)) await put(name, draw());
  await put('smallest', sharp({ create: { ...blank, width: 8, height: 8, background: '#b22' } }));
  await put(
    'narrowest',
    sharp({ create: { ...blank, width: 8, height: 4_000, background: '#b22' } }),
  );
  objects.set('disc', await bench.user.upload(await pictures.png()));
}, 120_000);
afterAll(async () => {
  await api.close();
});

const staged = tools.filter((tool) => keptCutout(tool, 'run'));

/** Every task that needs a subject asks whether there is one, and all of them ask the same. */
const needSubject = [
  ['remove_background', 'run', {}],
  ['remove_background', 'preview', {}],
  ['change_background', 'run', { background: 'color' }],
  ['product_model', 'run', { num: 2 }],
  ['image_to_venom', 'run', {}],
  ...staged.map(({ id }) => [id, 'run', {}] as const),
] as const;
const [first] = needSubject;

describe.each([
  ['one colour', needSubject],
  ['noise', [first]],
  ['nothing but transparency', [first]],
] as const)('a picture of nothing: %s', (name, asked) => {
  it.each(asked)(
    'is refused by %s (%s) in a clear word, and costs nothing',
    async (tool, func, more) => {
      const credits = await bench.balance();
      const { objects: before } = await bench.belongings();
      const job = await bench.run(tool, { object_id: objectOf(name), ...more }, func);
      expect(job).toMatchObject({ status: 'failed', error: { code: 'NoSubject' }, outputs: [] });
      expect(await bench.balance()).toBe(credits);
      expect((await bench.belongings()).objects).toBe(before);
    },
  );

  it('becomes a tile all the same: a surface is what that tool is for', async () => {
    const job = await bench.run('seamless_image', { object_id: objectOf(name) }, 'preview');
    expect(job.status).toBe('succeeded');
  });
});

it('marked by a stroke, even one colour has a subject', async () => {
  const strokes = [{ mode: 'keep', radius: 0.1, points: [[0.5, 0.5]] }];
  const inputs = { object_id: objectOf('one colour'), strokes };
  const { status, outputs } = await bench.run('remove_background', inputs);
  expect(status).toBe('succeeded');
  const [file] = outputs;
  const { data, info } = await sharp(await (await fetch(file?.url ?? '')).arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([alphaAt(width / 2, height / 2), alphaAt(5, 5)]).toEqual([255, 0]);
});

it.each([
  ['a mug is nothing to put on', drawMug, 'InvalidInput'],
  ['a skirt is nothing for the upper body', drawSkirt, 'WornOnLegs'],
])('sees that %s, and charges nothing for it', async (_, draw, code) => {
  const [person, thing] = [
    await bench.user.upload(new Uint8Array(await drawPerson())),
    await bench.user.upload(new Uint8Array(await draw())),
  ];
  const credits = await bench.balance();
  const { objects: before } = await bench.belongings();
  const job = await bench.run('virtual_dress', { object_id: person, garment_object_id: thing });
  expect(job).toMatchObject({ status: 'failed', error: { code }, outputs: [] });
  expect(await bench.balance()).toBe(credits);
  expect((await bench.belongings()).objects).toBe(before);
});

it('says in the free preview that sleeves stay under a garment without any', async () => {
  const [person, vest] = [
    await bench.user.upload(new Uint8Array(await drawPerson())),
    await bench.user.upload(new Uint8Array(await drawVest())),
  ];
  const credits = await bench.balance();
  const inputs = { object_id: person, garment_object_id: vest };
  const job = await bench.run('virtual_dress', inputs, 'preview');
  expect(job).toMatchObject({ status: 'succeeded', result: { over_sleeves: true } });
  expect(await bench.balance()).toBe(credits);
});

const onPictures = tools.flatMap(({ id, functions }) => {
  const all: readonly { id: string; fields: readonly { kind: string; as?: string }[] }[] =
    functions;
  const func = all.find(({ id: funcId }) => funcId === 'preview') ?? all[0];
  const image = func?.fields.find(({ kind }) => kind === 'image');
  return func && image ? [{ id, funcId: func.id, key: image.as ?? 'object_id' }] : [];
});
/** Further required inputs of these tools. */
const needed: Record<string, () => object> = {
  face_swap: () => ({ source_object_ids: [objectOf('disc')], indexes: [0] }),
  virtual_dress: () => ({ garment_object_id: objectOf('disc') }),
};

describe.each(['smallest', 'narrowest'])('the %s picture that is taken', (name) => {
  it.each(onPictures.map(({ id, funcId, key }) => [id, funcId, key] as const))(
    'is worked on by %s, or refused in a clear word',
    async (id, funcId, key) => {
      const inputs = { [key]: objectOf(name), ...needed[id]?.() };
      const { error } = await bench.run(id, inputs, funcId);
      expect(error?.code ?? 'none').toMatch(/^(none|InvalidInput|NoSubject|NoFace|NoBody)$/);
    },
  );
});
