import type { ImagePool } from '@tintory/image-pool';
import { drawFaces, turnHead } from '@tintory/imaging/testing';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openJobBench, startTestApi, type JobBench, type TestApi } from '../../testing/index.ts';
import { realEngine } from '../../testing/real-engine.ts';

let api: TestApi;
let pool: ImagePool;
let bench: JobBench;
let [couple, single, blue, green] = ['', '', '', ''];

const head = { x: 200, y: 200, radius: 80 };
const [left, right] = [
  { x: 150, y: 200, radius: 60 },
  { x: 450, y: 220, radius: 70, skin: '#c08a68' },
];
const upload = async (drawing: Sharp) =>
  bench.user.upload(new Uint8Array(await drawing.png().toBuffer()));

beforeAll(async () => {
  pool = realEngine();
  api = await startTestApi({ pool });
  bench = await openJobBench(api);
  couple = await upload(drawFaces(600, 400, [left, right]));
  single = await upload(drawFaces(400, 400, [head]));
  blue = await upload(drawFaces(400, 400, [{ ...head, lips: '#2a50c8' }]));
  green = await upload(drawFaces(400, 400, [{ ...head, lips: '#2a9c3c' }]));
}, 120_000);
afterAll(async () => {
  await api.close();
});

const swap = (target: string, sources: string[], indexes: number[]) =>
  bench.run('face_swap', {
    target_object_id: target,
    source_object_ids: sources,
    indexes,
  });

/** The colours of the lips of both faces of a result. */
async function lipsOf(url: string) {
  const file = await (await fetch(url)).arrayBuffer();
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  return [left, right].map(({ x, y, radius }) => {
    const i = (Math.round(y + 0.62 * radius) * info.width + x) * info.channels;
    const [, g = 0, b = 0] = data.subarray(i, i + 3);
    return b > g ? 'blue' : 'green';
  });
}

it.each([
  [
    ['blue', 'green'],
    [0, 1],
    ['blue', 'green'],
  ],
  [
    ['green', 'blue'],
    [0, 1],
    ['green', 'blue'],
  ],
  [
    ['blue', 'green'],
    [1, 0],
    ['green', 'blue'],
  ],
])(
  'the sources %j for the faces %j give the faces from the left %j',
  async (names, indexes, shown) => {
    const sources = names.map((name) => (name === 'blue' ? blue : green));
    const job = await swap(couple, sources, indexes);
    expect(job).toMatchObject({ status: 'succeeded', result: { swapped: indexes } });
    expect(await lipsOf(String(job.outputs[0]?.url))).toEqual(shown);
  },
);

it.each([-40, 40])(
  'a head that is turned by %i° is refused, and nothing is charged',
  async (yaw) => {
    const turned = await upload(await turnHead(drawFaces(400, 400, [head]), head, yaw));
    const { body } = await bench.ask('face_swap', { object_id: turned }, 'detect');
    expect(body).toMatchObject({ result: { faces: [{ index: 0 }] } });
    const [credits, { objects }] = [await bench.balance(), await bench.belongings()];
    for (const [target, source] of [
      [single, turned],
      [turned, single],
    ] as const) {
      const job = await swap(target, [source], [0]);
      expect(job).toMatchObject({ status: 'failed', error: { code: 'FacesDiffer' }, outputs: [] });
      expect(await bench.holds(job.id)).toEqual(['released']);
      expect(await bench.balance()).toBe(credits);
      expect((await bench.belongings()).objects).toBe(objects);
    }
  },
);
