import type { ImagePool } from '@tintory/image-pool';
import { drawFaces, pictures } from '@tintory/imaging/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openJobBench, startTestApi, type JobBench, type TestApi } from '../testing/index.ts';
import { realEngine } from '../testing/real-engine.ts';

let api: TestApi;
let pool: ImagePool;
let bench: JobBench;
let [four, single, leaning, rolled, cat, disc] = ['', '', '', '', '', ''];

beforeAll(async () => {
  pool = realEngine();
  api = await startTestApi({ pool });
  bench = await openJobBench(api);
  const put = async (...drawing: Parameters<typeof drawFaces>) =>
    bench.user.upload(
      new Uint8Array(
        await drawFaces(...drawing)
          .png()
          .toBuffer(),
      ),
    );
  four = await put(
    960,
    300,
    [130, 365, 600, 835].map((x) => ({ x, y: 140, radius: 60 })),
  );
  single = await put(400, 400, [{ x: 200, y: 200, radius: 80, skin: '#e8c0a4' }]);
  leaning = await put(400, 400, [{ x: 200, y: 200, radius: 80, lean: 90 }]);
  rolled = await put(400, 400, [{ x: 200, y: 200, radius: 80, lean: 70 }]);
  disc = await bench.user.upload(await pictures.png());
  // The product's own drawing of an animal that looks out of the picture.
  const drawn = await bench.run('text_to_image', { prompt: 'a cat face' });
  cat = drawn.outputs[0]?.object_id ?? '';
}, 120_000);
afterAll(async () => {
  await api.close();
});

const swap = (target: string, sources: string[], indexes: number[]) =>
  bench.ask('face_swap', {
    target_object_id: target,
    source_object_ids: sources,
    indexes,
  });

/** Runs a failing swap, and checks that it cost nothing and left nothing. */
async function expectFailure(target: string, sources: string[], indexes: number[], code: string) {
  const [credits, before] = [await bench.balance(), await bench.belongings()];
  const { body } = await swap(target, sources, indexes);
  const { id } = body as { id: string };
  const job = await bench.finish(id);
  expect(job).toMatchObject({ status: 'failed', error: { code }, outputs: [] });
  expect(await bench.holds(id)).toEqual(['released']);
  expect(await bench.balance()).toBe(credits);
  expect((await bench.belongings()).objects).toBe(before.objects);
  return job;
}

describe('a picture without a person’s face', () => {
  it.each([
    ['a thing', () => disc],
    ['an animal', () => cat],
  ])('is refused as the target, and as the source: %s', async (_, picture) => {
    const target = await expectFailure(picture(), [single], [0], 'NoFace');
    expect(target.error).toMatchObject({ field: 'target_object_id' });
    const source = await expectFailure(single, [picture()], [0], 'NoFace');
    expect(source.error).toMatchObject({ field: 'source_object_ids' });
  });

  it('is told at once to have none, for nothing', async () => {
    const { status, body } = await bench.ask('face_swap', { object_id: cat }, 'detect');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'succeeded', credits: 0, result: { faces: [] } },
    });
  });
});

describe('four faces', () => {
  it('are all found, and each can be changed', async () => {
    const { body } = await bench.ask('face_swap', { object_id: four }, 'detect');
    const { result } = body as { result: { faces: { index: number }[] } };
    expect(result.faces.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    const job = await bench.finish(
      ((await swap(four, [single], [3, 0])).body as { id: string }).id,
    );
    expect(job).toMatchObject({ status: 'succeeded', result: { swapped: [3, 0] } });
  });

  it.each([
    ['beyond the last one', [4]],
    ['with one beyond the last one', [0, 1, 2, 99]],
  ])('are refused by their indexes: %s', async (_, indexes) => {
    const job = await expectFailure(four, [single], indexes, 'InvalidInput');
    expect(job.error).toMatchObject({ field: 'indexes', reason: 'faceMissing' });
  });

  it.each([
    ['negative', [-1]],
    ['fractional', [0.5]],
    ['a word', ['0']],
    ['none', []],
    ['the same twice', [1, 1]],
    ['more than are ever swapped at once', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ['no list', 2],
  ])('are refused before anything is held: %s', async (_, indexes) => {
    const credits = await bench.balance();
    const answer = await bench.ask('face_swap', {
      target_object_id: four,
      source_object_ids: [single],
      indexes,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidInput' } });
    const { details } = answer.body as { details: Record<string, string> };
    expect(Object.keys(details).join()).toMatch(/^indexes/);
    expect(await bench.balance()).toBe(credits);
  });

  it.each([
    ['too few', [0, 1, 2], 2],
    ['too many', [0, 1], 3],
    ['two for one face', [0], 2],
  ])('are refused before anything is held, by their sources: %s', async (_, indexes, count) => {
    const credits = await bench.balance();
    const sources = Array<string>(count).fill(single);
    const inputs = { target_object_id: four, source_object_ids: sources, indexes };
    for (const func of ['swap', 'preview']) {
      expect(await bench.ask('face_swap', inputs, func)).toMatchObject({
        status: 400,
        body: { code: 'InvalidInput', details: { source_object_ids: expect.any(String) } },
      });
    }
    expect(await bench.balance()).toBe(credits);
  });
});

describe('a head that stands too differently', () => {
  it('is refused before anything is charged, whichever of the two it is', async () => {
    for (const head of [leaning, rolled]) {
      await expectFailure(single, [head], [0], 'FacesDiffer');
      await expectFailure(head, [single], [0], 'FacesDiffer');
    }
  });
});
