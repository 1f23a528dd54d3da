import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { openOwnModels, type OwnModels } from './open-own-models.ts';
import { putModel, rednessGraph, repeatGraph } from './tiny-models.ts';

let folder: TempFolder;
let models: string;
let problems: string[];
let own: OwnModels;
beforeEach(async () => {
  folder = await createTempFolder();
  models = folder.path('models');
  problems = [];
  own = openOwnModels(models, (problem) => problems.push(problem));
});
afterEach(() => folder.remove());

const put = (name: string) => putModel(models, rednessGraph(64, 64), { name });
const choose = (choice: unknown) =>
  writeFile(`${models}/in-use.json`, typeof choice === 'string' ? choice : JSON.stringify(choice));
const cutout = async () => (await own.inUse()).cutout?.name;

it('uses a model from its installation on, and none after its removal', async () => {
  expect(await own.inUse()).toEqual({});
  await put('first');
  expect(await cutout()).toBe('first');
  expect(own.bytes()).toBeGreaterThan(50);
  await rm(`${models}/first`, { recursive: true });
  expect(await own.inUse()).toEqual({});
  expect(own.bytes()).toBe(0);
  expect(problems).toEqual([]);
});

it('answers the same until something changes', async () => {
  await put('first');
  const before = await own.inUse();
  expect(await own.inUse()).toBe(before);
  await mkdir(`${models}/.new-second`);
  await writeFile(`${models}/.second.part`, 'half a file');
  expect(await own.inUse()).toBe(before);
});

it('reads a changed folder once for several who ask', async () => {
  await put('first');
  const [one, two] = await Promise.all([own.inUse(), own.inUse()]);
  expect(one).toBe(two);
});

describe('of several', () => {
  beforeEach(async () => {
    await put('first');
    await put('second');
    await putModel(models, repeatGraph(2), {
      name: 'larger',
      capability: 'upscale',
      output: { scale: 2 },
    });
  });

  it('uses the first by name where none was chosen', async () => {
    expect(await cutout()).toBe('first');
    expect((await own.inUse()).upscale?.name).toBe('larger');
  });

  it('uses the one chosen, and the built-in one where that was chosen', async () => {
    await choose({ cutout: 'second' });
    expect(await cutout()).toBe('second');
    expect((await own.inUse()).upscale?.name).toBe('larger');
    await choose({ cutout: null });
    expect(await cutout()).toBeUndefined();
    expect(problems).toEqual([]);
  });

  it.each([
    ['is gone', 'third'],
    ['does something else', 'larger'],
  ])('says so where the chosen one %s, and uses the built-in one', async (_, name) => {
    await choose({ cutout: name });
    expect(await cutout()).toBeUndefined();
    expect(problems).toEqual([
      `The model "${name}" was chosen but can't be used; the built-in one is.`,
    ]);
  });

  it('says so where the choice is not readable, and uses the first by name', async () => {
    await choose('second');
    expect(await cutout()).toBe('first');
    expect(problems[0]).toMatch(/^Which models to use can't be read: SyntaxError/);
  });
});

it('names a model that is not right once, and uses it once it is', async () => {
  await put('first');
  const file = `${models}/first/tiny.onnx`;
  await rename(file, folder.path('kept'));
  expect(await cutout()).toBeUndefined();
  expect(await cutout()).toBeUndefined();
  expect(problems).toEqual(['The model "first" is not used: tiny.onnx is missing.']);
  await rename(folder.path('kept'), file);
  expect(await cutout()).toBe('first');
});

it('goes without models where the folder cannot be read', async () => {
  await writeFile(models, 'a file');
  expect(await own.inUse()).toEqual({});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain("can't be read");
});
