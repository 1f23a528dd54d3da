import { ImageError } from '@tintory/imaging';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStillPool, openJobBench, startTestApi } from '../../testing/index.ts';
import type { JobBench, TestApi } from '../../testing/index.ts';

let api: TestApi;
let bench: JobBench;
let refusal: ImageError | undefined;
let readings = 0;
beforeAll(async () => {
  const still = createStillPool();
  const pool = createStillPool({
    normalize: (request) => {
      readings += 1;
      return refusal ? Promise.reject(refusal) : still.normalize(request);
    },
  });
  api = await startTestApi({ pool });
  bench = await openJobBench(api);
}, 120_000);
afterAll(() => api.close());

/** Runs two jobs with the same new upload; answers what each became and how often it was read. */
async function runTwice() {
  const before = readings;
  const inputs = { object_id: await bench.user.upload(new Uint8Array(100)) };
  const first = await bench.run('remove_background', inputs);
  const second = await bench.run('remove_background', inputs, 'preview');
  return { errors: [first.error, second.error], readings: readings - before };
}

it.each([
  ['is damaged', new ImageError('InvalidInput', 'Bad.', { reason: 'pictureDamaged' })],
  ['is none', new ImageError('UnsupportedMedia', 'Text.')],
  ['keeps a process busy until it is ended', new ImageError('EngineTimeout', 'Slow.')],
])('reads a picture that %s once, and says the same of it again', async (_, error) => {
  refusal = error;
  const { errors, readings: times } = await runTwice();
  expect(times).toBe(1);
  expect(errors[0]?.code).toBe(error.code);
  expect(errors[1]).toEqual(errors[0]);
});

it('reads it again where the fault was ours', async () => {
  refusal = new ImageError('EngineUnavailable', 'It died.');
  expect((await runTwice()).readings).toBe(4);
});
