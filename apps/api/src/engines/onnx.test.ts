import { ImageError, type OwnModel } from '@tintory/imaging';
import { type ImagePool } from '@tintory/image-pool';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findEngine } from './find-engine.ts';
import { localEngine } from './local.ts';
import { onnxEngine } from './onnx.ts';

const answer = { width: 8, height: 8, contentType: 'image/png', bytes: 1, confidence: 1 };
const request = {} as Parameters<ImagePool['cutout']>[0];
const model = { name: 'mine', capability: 'cutout' } as OwnModel;

let lines: string[];
/** The outcome of the model's next call; undefined succeeds. */
let failure: unknown;
let tries: number;
beforeEach(() => {
  [lines, failure, tries] = [[], undefined, 0];
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const own = () => {
  tries += 1;
  return failure ? Promise.reject(failure) : Promise.resolve(answer);
};
const cutout = vi.fn(() => Promise.resolve(answer));
const pool = { ownCutout: own, stage: own, cutout } as unknown as ImagePool;
const open = () => {
  const onnx = onnxEngine(pool, { cutout: model }, (line) => lines.push(line));
  return onnx ? [localEngine(pool), onnx] : [];
};

/** Runs one job and tells which engine did it. */
async function run(engines: ReturnType<typeof open>, control = {}): Promise<string> {
  const engine = findEngine(engines, 'cutout', ['onnx', 'local']);
  expect(await engine.cutout(request, control)).toBe(answer);
  return engine.name;
}

it('prefers a model of one’s own, and says nothing', async () => {
  expect(await run(open())).toBe('onnx');
  expect(lines).toEqual([]);
});

it.each([
  ['does not load or fit', new ImageError('EngineUnavailable', 'It takes 256.'), 'It takes 256.'],
  ['takes its process along', new ImageError('EngineUnavailable', 'It ended.'), 'It ended.'],
  ['takes too long', new ImageError('EngineTimeout', 'It was ended.'), 'It was ended.'],
  ['fails as nobody thought of', new ImageError('Internal', 'It failed.'), 'It failed.'],
])('has a job finished by the embedded engine where a model %s', async (_, error, why) => {
  failure = error;
  expect(await run(open())).toBe('local');
  expect(lines).toEqual([`The model "mine" failed and is not used for 10 minutes: ${why}`]);
});

it('leaves a model that failed alone for ten minutes, and tries it again then', async () => {
  const engines = open();
  failure = new ImageError('EngineUnavailable', 'It takes 256.');
  await run(engines);
  expect(await run(engines)).toBe('local');
  expect([tries, lines.length]).toEqual([1, 1]);
  failure = undefined;
  vi.setSystemTime(Date.now() + 600_000);
  expect(await run(engines)).toBe('onnx');
});

it.each(['InvalidInput', 'NoSubject', 'ResultTooLarge', 'Canceled'] as const)(
  'keeps a model whose picture is at fault: %s',
  async (code) => {
    const engines = open();
    failure = new ImageError(code, 'Not the model.');
    await expect(run(engines)).rejects.toBe(failure);
    expect(lines).toEqual([]);
    failure = undefined;
    expect(await run(engines)).toBe('onnx');
  },
);

it('does not go on with what was canceled while the model worked', async () => {
  failure = new ImageError('EngineUnavailable', 'It ended.');
  const signal = AbortSignal.abort();
  await expect(run(open(), { signal })).rejects.toBe(failure);
  expect(lines).toEqual([]);
});

it('fails as the embedded engine does where that one fails, too', async () => {
  const engines = open();
  failure = new ImageError('EngineUnavailable', 'It ended.');
  const last = new ImageError('NoSubject', 'Nothing stands out.');
  cutout.mockRejectedValueOnce(last);
  await expect(run(engines)).rejects.toBe(last);
});

it('does not go on with another engine where the recipe wants this one alone', async () => {
  failure = new ImageError('EngineUnavailable', 'It ended.');
  const engine = findEngine(open(), 'cutout', ['onnx']);
  await expect(engine.cutout(request, {})).rejects.toBe(failure);
});
