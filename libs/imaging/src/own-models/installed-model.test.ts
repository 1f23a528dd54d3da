import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encodeOnnx, type OnnxGraph } from '../models/onnx-graph.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { openOwnModels } from './open-own-models.ts';
import { parseDescription } from './parse-description.ts';
import { readOwnModels } from './read-own-models.ts';
import { putModel, rednessGraph, repeatGraph } from './tiny-models.ts';

const commands = new URL('../../../../tools/start/src/', import.meta.url);
const command = fileURLToPath(new URL('models.mjs', commands));

let folder: TempFolder;
beforeEach(async () => {
  folder = await createTempFolder();
});
afterEach(() => folder.remove());

const run = async (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { DATA_DIR: folder.path('.') },
  });

/** Installs a file as a model named mine; returns the command's error output. */
async function refusal(content: OnnxGraph | string, options: string): Promise<string> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : encodeOnnx(content);
  const path = await folder.put('mine.onnx', bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const args = `--name mine --sha256 ${sha256} --licence MIT ${options}`.split(' ');
  const said = await run('add', path, ...args).then(
    ({ stdout }) => `installed: ${stdout}`,
    ({ stderr }: { stderr: string }) => stderr,
  );
  expect(await readOwnModels(folder.path('models'))).toEqual({ models: [], problems: [] });
  return said;
}

describe('the command refuses, and installs nothing of,', () => {
  it.each([
    [
      'a file that is no model',
      '{ "name": "tintory" }',
      '--capability cutout --size 64',
      'The model "mine" does not load: it is no ONNX file. Nothing was installed.\n',
    ],
    [
      'a model of another size than told',
      rednessGraph(256, 256),
      '--capability cutout --size 320 --activation sigmoid',
      'The model "mine" takes [1, 3, 256, 256], but its description says [1, 3, 320, 320]. Nothing was installed.\n',
    ],
    [
      'a cutout that is told to be an upscale',
      rednessGraph(64, 64),
      '--capability upscale --scale 2 --size 64',
      'The model "mine" answers [1, 1, 64, 64]; with a scale of 2 it is [1, 3, 128, 128]. Nothing was installed.\n',
    ],
    [
      'an upscale that is told to be a cutout',
      repeatGraph(2),
      '--capability cutout --size 64',
      'The model "mine" answers [1, 3, 128, 128]; a mask is [1, 1, height, width]. Nothing was installed.\n',
    ],
    [
      'a cutout whose answer is no mask yet',
      rednessGraph(64, 64),
      '--capability cutout --size 64',
      'The model "mine" answers -8 to 12; a mask is 0 to 1. Is its activation sigmoid? Nothing was installed.\n',
    ],
    [
      'an upscale of another range',
      repeatGraph(2),
      '--capability upscale --scale 2 --size 64 --std 255,255,255 --range 255',
      /answers colours of 0\.\d+ in the mean where the picture has 1\d\d; its description says 0 to 255\. Nothing/,
    ],
  ])('%s', async (_, content, options, words) => {
    const said = await refusal(content, options);
    if (typeof words === 'string') expect(said).toBe(words);
    else expect(said).toMatch(words);
  });
});

it('names those that do not work in its list', async () => {
  await putModel(folder.path('models'), rednessGraph(32, 32), { name: 'other' });
  await putModel(folder.path('models'), repeatGraph(2), {
    name: 'sound',
    capability: 'upscale',
    output: { scale: 2 },
  });
  const { stdout } = await run('list');
  expect(stdout).toContain(
    'not usable: The model "other" takes [1, 3, 32, 32], but its description says [1, 3, 64, 64].',
  );
  expect(stdout).toMatch(/sound +upscale, 64 × 64/);
});

it('reads what the command installs', async () => {
  const bytes = encodeOnnx(repeatGraph(4));
  const path = await folder.put('mine.onnx', bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const args = `--name mine --capability upscale --sha256 ${sha256} --size 64 --tile 48 --scale 4
    --mean=-0.5,0,0.5 --std 2,1,1 --channels bgr --range 255 --output large --licence MIT`;
  await run('add', path, ...args.split(/\s+/));
  expect(await readOwnModels(folder.path('models'))).toEqual({
    models: [
      {
        name: 'mine',
        capability: 'upscale',
        file: 'mine.onnx',
        sha256,
        input: {
          width: 64,
          height: 64,
          mean: [-0.5, 0, 0.5],
          std: [2, 1, 1],
          channels: 'bgr',
          range: 255,
          tile: 48,
        },
        output: { name: 'large', activation: 'none', scale: 4 },
        licence: 'MIT',
        source: path,
        path: folder.path('models/mine/mine.onnx'),
        bytes: bytes.length,
      },
    ],
    problems: [],
  });
});

describe('a model installed by its name', () => {
  it('is tried, and used by a process that runs, until the built-in one is chosen', async () => {
    const bytes = encodeOnnx(rednessGraph(64, 64));
    const hash = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex');
    const model = {
      name: 'mine',
      capability: 'cutout',
      published: 'mine-9.onnx',
      bytes: bytes.length,
      md5: hash('md5'),
      sha256: hash('sha256'),
      input: { width: 64, height: 64, mean: [0, 0, 0], std: [1, 1, 1], channels: 'rgb', range: 1 },
      output: { activation: 'sigmoid' },
      licence: 'MIT',
    };
    await folder.put('mine-9.onnx', bytes);
    const options = { models: [model], environment: { MODELS_URL: folder.path('.') } };
    const script = `
      const { runModels } = await import(${JSON.stringify(command)});
      await runModels(['install', 'mine'], ${JSON.stringify(options)});`;
    const own = openOwnModels(folder.path('models'), expect.unreachable);
    expect(await own.inUse()).toEqual({});
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { DATA_DIR: folder.path('.') },
    });
    expect((await own.inUse()).cutout).toMatchObject({ name: 'mine', sha256: model.sha256 });
    await run('use', 'built-in');
    expect(await own.inUse()).toEqual({});
  });

  it('has a description that is right', async () => {
    const path = new URL('models/installable.json', commands);
    const models = JSON.parse(await readFile(path, 'utf8')) as { name: string }[];
    for (const { name, ...rest } of models) {
      const description = { ...rest, name, file: `${name}.onnx`, source: 'its publisher' };
      expect(parseDescription(description)).toMatchObject({ name, capability: 'cutout' });
    }
  });
});
