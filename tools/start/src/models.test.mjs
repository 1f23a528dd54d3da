import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runModels } from './models.mjs';
import { addModel } from './models/add-model.mjs';
import { openFileServer } from './models/file-server.mjs';
import { progressLine } from './models/progress.mjs';
import { readArguments } from './models/read-arguments.mjs';

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 31) % 251));
const sha256 = createHash('sha256').update(bytes).digest('hex');

let root;
let folder;
let server;
let lines;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tintory-models-'));
  folder = join(root, 'models');
  [lines, trouble] = [[], undefined];
  server = await openFileServer(bytes, join(folder, '.tiny.part'));
});
afterEach(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const address = () => `${server.origin}/tiny.onnx`;
const argumentsOf = (from, changes = {}) => {
  const values = { name: 'tiny', capability: 'cutout', sha256, size: '64', licence: 'MIT' };
  const all = Object.entries({ ...values, ...changes });
  return ['add', from, ...all.map(([option, value]) => `--${option}=${value}`)];
};
const say = (line) => lines.push(line);
/** The result of trying a model. The test bytes are no model; libs/imaging tests real ones. */
let trouble;
const tryModel = () => Promise.resolve(trouble);
const run = (args) => runModels(args, { folder, say, tryModel });
const add = (from = address(), changes) => run(argumentsOf(from, changes));
/** As the command does, but without its pauses between two tries. */
const addAtOnce = () => {
  const { description } = readArguments(argumentsOf(address()));
  return addModel(folder, description, { say, pauseMs: 1, tryModel });
};
const installed = () => readFileSync(join(folder, 'tiny', 'tiny.onnx'));
const left = () => (existsSync(folder) ? readdirSync(folder).sort() : []);

describe('adding a model', () => {
  it('downloads it, checks it and writes its description', async () => {
    await add(address(), { mean: '0.485,0.456,0.406', activation: 'sigmoid', size: '64x48' });
    expect(installed().equals(bytes)).toBe(true);
    expect(JSON.parse(readFileSync(join(folder, 'tiny', 'model.json'), 'utf8'))).toEqual({
      name: 'tiny',
      capability: 'cutout',
      file: 'tiny.onnx',
      sha256,
      input: {
        width: 64,
        height: 48,
        mean: [0.485, 0.456, 0.406],
        std: [1, 1, 1],
        channels: 'rgb',
        range: 1,
      },
      output: { activation: 'sigmoid' },
      licence: 'MIT',
      source: address(),
    });
    expect(left()).toEqual(['in-use.json', 'tiny']);
    expect(lines.join('\n')).toContain('100 %  0.3 MB of 0.3 MB');
    expect(lines.at(-1)).toContain('The model "tiny" is installed.');
  });

  it('takes a file of this disk and leaves it where it is', async () => {
    const path = join(root, 'mine.onnx');
    writeFileSync(path, bytes);
    await add(path);
    expect(installed().equals(bytes)).toBe(true);
    expect(existsSync(path)).toBe(true);
  });

  it('goes on after a cut connection, from the byte where it was', async () => {
    server.answer(server.until(100_000), server.until(200_000), server.whole);
    await addAtOnce();
    expect(server.asked).toEqual(['all', 'bytes=100000-', 'bytes=200000-']);
    expect(installed().equals(bytes)).toBe(true);
    expect(lines.some((line) => line.startsWith('The connection failed'))).toBe(true);
  });

  it('gives up in the end, and the next command goes on from there', async () => {
    server.answer(server.until(100_000), (_request, response) => response.destroy());
    await expect(addAtOnce()).rejects.toThrow(
      'What has arrived is kept: run the command again to go on.',
    );
    expect(left()).toEqual(['.tiny.part']);
    server.answer(server.whole);
    await addAtOnce();
    expect(server.asked).toEqual(['bytes=100000-']);
    expect(installed().equals(bytes)).toBe(true);
    expect(left()).toEqual(['in-use.json', 'tiny']);
  });

  it('begins anew where the server cannot go on', async () => {
    const all = (_request, response) => response.end(bytes);
    server.answer(server.until(100_000), all);
    await addAtOnce();
    expect(installed().equals(bytes)).toBe(true);
  });

  it('begins anew where what was kept is of another file', async () => {
    server.answer(server.until(100_000), (_request, response) => response.destroy());
    await expect(addAtOnce()).rejects.toThrow();
    writeFileSync(join(folder, '.tiny.part'), 'x'.repeat(5_000));
    server.answer(server.whole);
    await addAtOnce();
    expect(server.asked).toEqual(['bytes=5000-', 'all']);
    expect(installed().equals(bytes)).toBe(true);
  });

  it('installs what had arrived whole before', async () => {
    server.answer(server.until(100_000), (_request, response) => response.destroy());
    await expect(addAtOnce()).rejects.toThrow();
    writeFileSync(join(folder, '.tiny.part'), bytes);
    server.answer(server.status(416, { 'content-range': `bytes */${bytes.length}` }));
    await addAtOnce();
    expect(installed().equals(bytes)).toBe(true);
  });

  it('follows where the server sends', async () => {
    server.answer(server.status(302, { location: '/elsewhere' }), server.whole);
    await add();
    expect(installed().equals(bytes)).toBe(true);
  });
});

describe('refuses in words, and leaves nothing', () => {
  const refused = async (adding, message) => {
    await expect(adding).rejects.toThrow(message);
    expect(left()).toEqual([]);
  };

  it('a download of another hash', async () => {
    const wanted = 'a'.repeat(64);
    await refused(
      add(address(), { sha256: wanted }),
      `sent has SHA-256 ${sha256}, not ${wanted}. Nothing was installed.`,
    );
  });

  it('a file of another hash', async () => {
    const path = join(root, 'mine.onnx');
    writeFileSync(path, 'words');
    await refused(add(path), `not ${sha256}. Nothing was installed.`);
  });

  it('a model that does not work, and keeps what took long to fetch', async () => {
    const path = join(root, 'mine.onnx');
    writeFileSync(path, bytes);
    trouble = 'The model "tiny" takes [1, 3, 32, 32].';
    await refused(add(path), /takes \[1, 3, 32, 32\]\. Nothing was installed\.$/);
    await expect(add()).rejects.toThrow('What was downloaded is kept for the next try.');
    expect(left()).toEqual(['.tiny.part']);
  });

  it('a file that does not exist', async () => {
    await refused(add(join(root, 'none.onnx')), 'There is no file ');
  });

  it('an address without TLS, and one that sends to such', async () => {
    await refused(add('http://models.example/tiny.onnx'), 'an address begins with https://');
    server.answer(server.status(302, { location: 'http://models.example/tiny.onnx' }));
    await refused(add(), 'an address begins with https://');
  });

  it('what the server does not have', async () => {
    server.answer(server.status(404));
    await refused(add(), 'has no such file (HTTP 404).');
    expect(server.asked).toEqual(['all']);
  });
});

it('refuses a second model of the same name and keeps the first', async () => {
  await add();
  await expect(add()).rejects.toThrow('A model "tiny" is installed already.');
  expect(installed().equals(bytes)).toBe(true);
});

it('lists the models, also one that is not usable, and removes one', async () => {
  await run(['list']);
  expect(lines.at(-1)).toContain(`No models in ${folder}.`);
  await add();
  await run(['list']);
  expect(lines.at(-1)).toContain('tiny   cutout, 64 × 64, 0.3 MB, MIT, from http://127.0.0.1');
  writeFileSync(join(folder, 'tiny', 'tiny.onnx'), 'other');
  await run(['list']);
  expect(lines.at(-1)).toContain('tiny   not usable: tiny.onnx has another SHA-256');
  writeFileSync(join(folder, 'tiny', 'tiny.onnx'), bytes);
  trouble = 'The model "tiny" does not load: no reason.';
  await run(['list']);
  expect(lines.at(-1)).toContain('tiny   not usable: The model "tiny" does not load: no reason.');
  await run(['remove', 'tiny']);
  expect(left()).toEqual(['in-use.json']);
  await expect(run(['remove', 'tiny'])).rejects.toThrow('There is no model "tiny"');
});

describe('the command line', () => {
  it.each([
    ['no hash', { sha256: '' }, '--sha256 must be the 64 digits'],
    ['a name with a way out', { name: '../x' }, 'A name of lower-case letters'],
    ['an unknown capability', { capability: 'guess' }, '--capability is cutout or upscale, not'],
    ['two numbers for three', { mean: '0.5,0.5' }, '--mean is three numbers with commas between'],
    ['a deviation of nothing', { std: '1,0,1' }, '--std is three numbers above 0'],
    ['a size of nothing', { size: '0' }, '--size is a whole number from 16 to 4096'],
    ['half a size', { size: '3x' }, '--size is 1024 or 1024x768, not "3x".'],
    ['a size with a small side', { size: '64x3' }, 'a whole number from 16 to 4096, not "64x3".'],
    ['words for a size', { size: 'large' }, '--size is 1024 or 1024x768, not "large".'],
    ['an upscale without scale', { capability: 'upscale' }, '--scale is missing.'],
    ['a scale for a cutout', { scale: '2' }, '--scale and --tile are for an upscale.'],
    ['no licence', { licence: ' ' }, '--licence is missing.'],
  ])('refuses %s', (_what, changes, message) => {
    expect(() => readArguments(argumentsOf('tiny.onnx', changes))).toThrow(message);
  });

  it('explains itself', async () => {
    await runModels([], { folder, say });
    expect(lines.join()).toContain('npm run models -- add');
    await expect(runModels(['fetch'], { folder, say })).rejects.toThrow(
      'There is no command "fetch"',
    );
  });
});

it('draws bytes, per cent and rate', () => {
  expect(progressLine({ done: 50e6, total: 200e6, rate: 12.34e6 })).toBe(
    '██████░░░░░░░░░░░░░░░░░░  25 %  50.0 MB of 200.0 MB  12.3 MB/s',
  );
  expect(progressLine({ done: 50e6, rate: 1e6 })).toBe('50.0 MB  1.0 MB/s');
});
