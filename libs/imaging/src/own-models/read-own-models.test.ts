import { mkdir, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { readOwnModels } from './read-own-models.ts';
import { putModel, rednessGraph } from './tiny-models.ts';

let folder: TempFolder;
let models: string;
beforeEach(async () => {
  folder = await createTempFolder();
  models = folder.path('models');
});
afterEach(() => folder.remove());

const put = (changes?: Parameters<typeof putModel>[2]) =>
  putModel(models, rednessGraph(64, 64), changes);

it('finds the models in the order of their names, with path and size', async () => {
  await put({ name: 'second' });
  await put({ name: 'first', output: { activation: 'sigmoid' } });
  const found = await readOwnModels(models);
  expect(found.problems).toEqual([]);
  expect(found.models.map(({ name }) => name)).toEqual(['first', 'second']);
  expect(found.models[0]).toMatchObject({
    capability: 'cutout',
    path: folder.path('models/first/tiny.onnx'),
    output: { activation: 'sigmoid' },
  });
  expect(found.models[0]?.bytes).toBeGreaterThan(50);
});

it('finds none where there is no folder', async () => {
  expect(await readOwnModels(models)).toEqual({ models: [], problems: [] });
});

it('does not look into an installation under way', async () => {
  await mkdir(folder.path('models/.new-tiny'), { recursive: true });
  expect(await readOwnModels(models)).toEqual({ models: [], problems: [] });
});

describe('says in words what is wrong, and uses the others', () => {
  beforeEach(() => put({ name: 'sound' }));

  async function problem(): Promise<string> {
    const found = await readOwnModels(models);
    expect(found.models.map(({ name }) => name)).toEqual(['sound']);
    expect(found.problems).toHaveLength(1);
    return found.problems[0] ?? '';
  }

  it('with a file of another hash', async () => {
    await put({ sha256: '0'.repeat(64) });
    expect(await problem()).toMatch(
      /^The model "tiny" is not used: tiny\.onnx has SHA-256 [0-9a-f]{64}, not 0{64}\.$/,
    );
  });

  it('without a description', async () => {
    await put();
    await rm(folder.path('models/tiny/model.json'));
    expect(await problem()).toBe('The model "tiny" is not used: it has no model.json.');
  });

  it('with a description that is no JSON', async () => {
    await put();
    await writeFile(folder.path('models/tiny/model.json'), 'name: tiny');
    expect(await problem()).toBe('The model "tiny" is not used: its model.json is not JSON.');
  });

  it('without its file', async () => {
    await put();
    await rm(folder.path('models/tiny/tiny.onnx'));
    expect(await problem()).toBe('The model "tiny" is not used: tiny.onnx is missing.');
  });

  it('with a file outside of its folder', async () => {
    await put({ file: '../sound/tiny.onnx' });
    expect(await problem()).toContain('file must be the name of an .onnx file beside it');
  });

  it('with several bad fields, naming each', async () => {
    await put({ capability: 'upscale', input: { std: [1, 0, 1], tile: 8 } });
    expect(await problem()).toBe(
      'The model "tiny" is not used: input.std must be three numbers above 0; ' +
        'input.tile must be a whole number from 16 to 4096; ' +
        'output.scale must be 2 or 4 for an upscale.',
    );
  });
});
