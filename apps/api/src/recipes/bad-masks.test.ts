import type { Stroke } from '@tintory/catalog';
import { inspectPicture, pictures } from '@tintory/imaging/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobBench, startTestApi, type JobBench, type TestApi } from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

let api: TestApi;
let bench: JobBench;
let stranger: JobBench;
let photo: string;

beforeAll(async () => {
  api = await startTestApi({ pool: realEngine() });
  [bench, stranger] = await Promise.all([openJobBench(api), openJobBench(api)]);
  photo = await bench.user.upload(await pictures.png());
}, 120_000);
afterAll(async () => {
  await api.close();
});

/** White on black in the middle. */
const drawMask = async (width: number, height: number) =>
  new Uint8Array(
    await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="100%" height="100%"/>
        <ellipse cx="50%" cy="50%" rx="25%" ry="25%" fill="#fff"/></svg>`),
    )
      .png()
      .toBuffer(),
  );

const withMask = (mask: unknown) =>
  ({ object_id: photo, prompt: 'on marble', num: 1, mask_object_id: mask }) as never;

// Which masks are taken and which are refused, readMask's own test asks.
describe('a mask of one’s own', () => {
  it('of the same shape may have another size', async () => {
    const mask = await bench.user.upload(await drawMask(80, 60));
    const job = await bench.run('product_model', withMask(mask), 'preview');
    expect(job).toMatchObject({ status: 'succeeded', result: { confidence: 1 } });
  });

  it('is refused by name when it has another shape, and nothing is charged', async () => {
    const mask = await bench.user.upload(await drawMask(60, 80));
    const [credits, before] = [await bench.balance(), await bench.belongings()];
    const job = await bench.run('product_model', withMask(mask));
    const error = { code: 'InvalidInput', field: 'mask_object_id', reason: 'maskShape' };
    expect(job).toMatchObject({ status: 'failed', error, outputs: [] });
    expect(await bench.balance()).toBe(credits);
    expect((await bench.belongings()).objects).toBe(before.objects);
  });

  it('of another user does not exist', async () => {
    const theirs = await stranger.user.upload(await drawMask(32, 24));
    expect(await bench.ask('product_model', withMask(theirs))).toMatchObject({
      status: 404,
      body: { details: { mask_object_id: expect.any(String) } },
    });
  });

  it.each([['no id'], [7], [['01890a5d-ac96-774b-bcce-b302099a8057']]])(
    'is refused before anything is held: %s',
    async (mask) => {
      const credits = await bench.balance();
      expect(await bench.ask('product_model', withMask(mask))).toMatchObject({
        status: 400,
        body: { details: { mask_object_id: expect.any(String) } },
      });
      expect(await bench.balance()).toBe(credits);
    },
  );

  it('that is no picture fails the job, for nothing', async () => {
    const [credits, text] = [await bench.balance(), await bench.user.upload(await pictures.text())];
    const job = await bench.run('product_model', withMask(text));
    expect(job).toMatchObject({ status: 'failed', error: { code: 'UnsupportedMedia' } });
    expect(await bench.balance()).toBe(credits);
  });
});

const dot = (points: unknown[], more: object = {}) => [
  { mode: 'keep', radius: 0.05, points, ...more },
];
const many = (count: number): Stroke['points'] =>
  Array.from({ length: count }, (_, i) => {
    const turn = i / 40;
    const at = (wave: number) => Math.round((0.5 + wave * 0.2) * 10_000) / 10_000;
    return [at(Math.cos(turn)), at(Math.sin(turn))];
  });

describe('strokes', () => {
  it.each([
    ['right of the picture', dot([[1.01, 0.5]])],
    ['above the picture', dot([[0.5, -0.01]])],
    ['in pixels', dot([[160, 120]])],
    ['at no number', dot([[Number.NaN, 0.5]])],
    ['at a word', dot([['0.5', 0.5]])],
    ['with three coordinates', dot([[0.5, 0.5, 0.5]])],
    ['without points', dot([])],
    ['as broad as nothing', dot([[0.5, 0.5]], { radius: 0 })],
    ['broader than the picture', dot([[0.5, 0.5]], { radius: 3 })],
    ['of another kind', dot([[0.5, 0.5]], { mode: 'paint' })],
    ['with more than they have', dot([[0.5, 0.5]], { color: '#f00' })],
    ['tapped at two places', dot(many(2), { tap: true })],
    ['with a tap that is none', dot([[0.5, 0.5]], { tap: false })],
    ['with too many points in one', dot(many(2_001))],
    ['with 100,000 points in one', dot(many(100_000))],
    ['too many of them', Array.from({ length: 201 }, () => dot([[0.5, 0.5]])[0])],
    ['no list', 'all of it'],
  ])('are refused by name: %s', async (_, strokes) => {
    const credits = await bench.balance();
    for (const tool of ['remove_background', 'change_background']) {
      const answer = await bench.ask(tool, { object_id: photo, strokes } as never);
      expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
      const { details } = answer.body as { details: Record<string, string> };
      expect(Object.keys(details).join()).toMatch(/^strokes/);
    }
    expect(await bench.balance()).toBe(credits);
  });

  it('at infinity are refused', async () => {
    const text = `{"tool_id":"remove_background","func_id":"run","call_type":"async","inputs":[
      {"key":"object_id","value":"${photo}"},
      {"key":"strokes","value":[{"mode":"keep","radius":0.1,"points":[[1e999,0.5]]}]}]}`;
    const answer = await fetch(`${api.origin}/api/jobs`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${bench.user.login.access_token}`,
      },
      body: text,
    });
    expect(answer.status).toBe(400);
  });

  it('of 100,000 points in all are drawn, at the very edge too', async () => {
    const strokes: Stroke[] = [
      ...Array.from({ length: 50 }, (): Stroke => ({
        mode: 'keep',
        radius: 0.02,
        points: many(2_000),
      })),
      {
        mode: 'erase',
        radius: 0.02,
        points: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      },
    ];
    const job = await bench.run('remove_background', { object_id: photo, strokes });
    expect(job.error).toBeNull();
    const [file] = job.outputs;
    const result = await inspectPicture(
      new Uint8Array(await (await fetch(file?.url ?? '')).arrayBuffer()),
    );
    expect([result.alphaAt(318, 2), result.alphaAt(160 + 64, 120)]).toEqual([0, 255]);
  });

  it('beyond what a request may hold are refused as too large', async () => {
    const strokes = Array.from({ length: 200 }, () => ({
      mode: 'keep',
      radius: 0.02,
      points: many(2_000),
    }));
    expect(await bench.ask('remove_background', { object_id: photo, strokes })).toMatchObject({
      status: 413,
      body: { code: 'PayloadTooLarge' },
    });
  });
});
