import { keptCutout, tools } from '@tintory/catalog';
import { drawPerson, drawSkirt } from '@tintory/effects/testing';
import { pictures, withoutGround } from '@tintory/imaging/testing';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobBench, startTestApi, type JobBench, type TestApi } from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

let api: TestApi;
let bench: JobBench;

// Square: the subject's model looks at it once less.
const [width, height] = [128, 128];
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
const extremes = { smallest: { width: 8, height: 8 }, narrowest: { width: 8, height: 4_000 } };
const drawTriangle = (size: { width: number; height: number }) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"
      viewBox="0 0 8 8" preserveAspectRatio="none"><path d="M4 1L7 7H1Z" fill="#b22"/></svg>`),
  );

const objects = new Map<string, string>();
const objectOf = (name: string) => objects.get(name) ?? '';

beforeAll(async () => {
  api = await startTestApi({ pool: realEngine() });
  bench = await openJobBench(api);
  const put = async (name: string, picture: Sharp) =>
    objects.set(name, await bench.user.upload(new Uint8Array(await picture.png().toBuffer())));
  for (const [name, draw] of Object.entries(nothings)) await put(name, draw());
  for (const [name, size] of Object.entries(extremes)) {
    await put(name, sharp({ create: { ...blank, ...size, background: '#b22' } }));
    await put(`${name}, cut out`, drawTriangle(size));
  }
  objects.set('disc', await bench.user.upload(await pictures.png()));
}, 120_000);
afterAll(async () => {
  await api.close();
});

/** One tool for each place in the engine that asks for a subject: a cutout, a staged one and a creature. */
const needSubject = [
  ['remove_background', {}],
  ['product_model', { num: 2 }],
  ['image_to_venom', {}],
] as const;
const [first] = needSubject;

describe.each([
  ['one colour', needSubject],
  ['noise', [first]],
  ['nothing but transparency', [first]],
] as const)('a picture of nothing: %s', (name, asked) => {
  it.each(asked)('is refused by %s in a clear word, and costs nothing', async (tool, more) => {
    const credits = await bench.balance();
    const { objects: before } = await bench.belongings();
    const job = await bench.run(tool, { object_id: objectOf(name), ...more });
    expect(job).toMatchObject({ status: 'failed', error: { code: 'NoSubject' }, outputs: [] });
    expect(await bench.balance()).toBe(credits);
    expect((await bench.belongings()).objects).toBe(before);
  });

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

it('sees that a skirt is nothing for the upper body, and charges nothing for it', async () => {
  const [person, skirt] = [
    await bench.user.upload(new Uint8Array(await drawPerson())),
    await bench.user.upload(await withoutGround(await drawSkirt())),
  ];
  const credits = await bench.balance();
  const { objects: before } = await bench.belongings();
  const job = await bench.run('virtual_dress', { object_id: person, garment_object_id: skirt });
  expect(job).toMatchObject({ status: 'failed', error: { code: 'WornOnLegs' }, outputs: [] });
  expect(await bench.balance()).toBe(credits);
  expect((await bench.belongings()).objects).toBe(before);
});

const staging = tools.find((tool) => keptCutout(tool, 'run'));
/** Every tool that takes a picture, and of those that stage a cut-out in a place, which ask the same, the first. */
const onPictures = tools.flatMap((tool) => {
  if (keptCutout(tool, 'run') && tool !== staging) return [];
  const all: readonly { id: string; fields: readonly { kind: string; as?: string }[] }[] =
    tool.functions;
  const func = all.find(({ id }) => id === 'preview') ?? all[0];
  const image = func?.fields.find(({ kind }) => kind === 'image');
  return func && image ? [[tool.id, func.id, image.as ?? 'object_id'] as const] : [];
});
/** Further required inputs of these tools. */
const needed: Record<string, () => object> = {
  face_swap: () => ({ source_object_ids: [objectOf('disc')], indexes: [0] }),
  virtual_dress: () => ({ garment_object_id: objectOf('disc') }),
};

/** These go on with a subject, which a picture of one colour has none of. */
const withSubject = new Set([staging?.id, 'image_to_venom']);

describe.each(Object.keys(extremes))('the %s picture that is taken', (name) => {
  it.each(onPictures)('is worked on by %s, or refused in a clear word', async (id, funcId, key) => {
    const picture = objectOf(withSubject.has(id) ? `${name}, cut out` : name);
    const inputs = { [key]: picture, ...needed[id]?.() };
    const { error } = await bench.run(id, inputs, funcId);
    expect(error?.code ?? 'none').toMatch(/^(none|InvalidInput|NoSubject|NoFace|NoBody)$/);
  });
});
