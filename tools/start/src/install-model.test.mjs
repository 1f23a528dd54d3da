import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runModels } from './models.mjs';
import { openFileServer } from './models/file-server.mjs';
import { installable } from './models/installable.mjs';

const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 31) % 251));
const hash = (algorithm, content = bytes) => createHash(algorithm).update(content).digest('hex');

/** A model as in `installable.json`, with a test file. */
const model = {
  name: 'tiny',
  capability: 'cutout',
  published: 'Tiny-epoch_9.onnx',
  bytes: bytes.length,
  md5: hash('md5'),
  sha256: hash('sha256'),
  input: { width: 64, height: 64, mean: [0, 0, 0], std: [1, 1, 1], channels: 'rgb', range: 1 },
  output: { activation: 'none' },
  licence: 'MIT',
};

let root;
let folder;
let mirror;
let lines;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'tintory-install-'));
  folder = join(root, 'models');
  lines = [];
  mirror = await openFileServer(bytes, join(folder, '.tiny.part'));
});
afterEach(() => {
  mirror.close();
  rmSync(root, { recursive: true, force: true });
});

const run = (args, options) =>
  runModels(args, {
    folder,
    say: (line) => lines.push(line),
    tryModel: () => Promise.resolve(undefined),
    models: [model],
    environment: { MODELS_URL: `${mirror.origin}/mirror/` },
    pauseMs: 1,
    ...options,
  });
const install = (options) => run(['install', 'tiny'], options);
const installed = () => readFileSync(join(folder, 'tiny', 'tiny.onnx'));
const inUse = () => JSON.parse(readFileSync(join(folder, 'in-use.json'), 'utf8'));
const left = () => (existsSync(folder) ? readdirSync(folder).sort() : []);

describe('installing a model by its name', () => {
  it('downloads it from the mirror, checks and describes it, and has the next job use it', async () => {
    await install();
    expect(installed().equals(bytes)).toBe(true);
    const description = JSON.parse(readFileSync(join(folder, 'tiny', 'model.json'), 'utf8'));
    const { published, bytes: size, md5, ...rest } = model;
    expect(description).toEqual({
      ...rest,
      file: 'tiny.onnx',
      source: `${mirror.origin}/mirror/${published}`,
    });
    expect([size, md5]).not.toContain(undefined);
    expect(inUse()).toEqual({ cutout: 'tiny' });
    expect(left()).toEqual(['in-use.json', 'tiny']);
    expect(lines.join('\n')).toContain('100 %  0.3 MB of 0.3 MB');
    expect(lines.at(-1)).toBe(
      'The model "tiny" is installed. The next job uses it; nothing needs a restart.',
    );
  });

  it('takes the file from a path and from a mirror that is a folder', async () => {
    const path = join(root, model.published);
    writeFileSync(path, bytes);
    await run(['install', 'tiny', '--from', path]);
    expect(installed().equals(bytes)).toBe(true);
    await run(['remove', 'tiny']);
    await install({ environment: { MODELS_URL: root } });
    expect(installed().equals(bytes)).toBe(true);
  });

  it('goes on after a cut connection, also with the next command', async () => {
    mirror.answer(mirror.until(100_000), mirror.until(200_000), mirror.status(503));
    await expect(install()).rejects.toThrow('What has arrived is kept');
    expect(left()).toEqual(['.tiny.part']);
    mirror.answer(mirror.whole);
    await install();
    expect(mirror.asked).toEqual(['bytes=200000-']);
    expect(installed().equals(bytes)).toBe(true);
  });

  it('goes on where a server stopped sending', async () => {
    mirror.answer(mirror.until(100_000, { cut: false }), mirror.whole);
    await install({ stallMs: 1_000 });
    expect(mirror.asked.at(-1)).toMatch(/^bytes=[1-9]/);
    expect(installed().equals(bytes)).toBe(true);
    expect(lines.join('\n')).toContain('nothing came for 1 seconds');
  });

  it('waits for a server that fails for a moment', async () => {
    mirror.answer(mirror.status(503), mirror.status(429), mirror.whole);
    await install();
    expect(installed().equals(bytes)).toBe(true);
  });

  it('takes it from a server that does not tell its size', async () => {
    mirror.answer((_request, response) => response.end(bytes));
    await install();
    expect(installed().equals(bytes)).toBe(true);
  });
});

describe('refuses in words, and leaves nothing,', () => {
  const refused = async (trying, message) => {
    await expect(trying).rejects.toThrow(message);
    expect(left()).toEqual([]);
  };
  const short = bytes.subarray(0, 200_000);
  const other = Buffer.alloc(bytes.length);

  it('a file of another size, before a byte of it is kept', async () => {
    mirror.answer((_request, response) =>
      response.writeHead(200, { 'content-length': short.length }).end(short),
    );
    await refused(install(), /has a file of 200000 bytes, not 300000\. Nothing was installed\.$/);
    expect(mirror.asked).toEqual(['all']);
  });

  it.each([
    ['that ends early', short, 'has 200000 bytes, not 300000'],
    ['that goes on', Buffer.concat([bytes, bytes]), 'is larger than 0.3 MB'],
  ])('a file of no told size %s', async (_, content, words) => {
    mirror.answer((_request, response) => {
      response.write(content.subarray(0, 1_000));
      response.end(content.subarray(1_000));
    });
    await refused(install(), words);
  });

  it('other bytes of the same size', async () => {
    mirror.answer((_request, response) => response.end(other));
    const wrong = `sent has SHA-256 ${hash('sha256', other)}, not ${model.sha256}.`;
    await refused(install(), `${wrong} Nothing was installed.`);
  });

  it('a file whose MD5 is not the one that its publisher pins', async () => {
    const models = [{ ...model, md5: 'a'.repeat(32) }];
    await refused(install({ models }), `sent has MD5 ${model.md5}, not ${'a'.repeat(32)}.`);
  });

  it('another file of this disk', async () => {
    const path = join(root, 'mine.onnx');
    writeFileSync(path, short);
    const installing = run(['install', 'tiny', '--from', path]);
    await refused(installing, `${path} has 200000 bytes, not 300000. Nothing was installed.`);
    expect(existsSync(path)).toBe(true);
  });

  it('a name it does not know', async () => {
    const message = '"huge" is none of the models to install: tiny.';
    await refused(run(['install', 'huge']), message);
  });
});

it('does not install what is there, and tells how to use it', async () => {
  await install();
  await expect(install()).rejects.toThrow('npm run models -- use tiny');
});

it('does not change the model in use where the new one does not work', async () => {
  const trouble = () => Promise.resolve('The model "tiny" answers -8 to 12.');
  await expect(install({ tryModel: trouble })).rejects.toThrow('What was downloaded is kept');
  expect(left()).toEqual(['.tiny.part']);
  await run(['remove', 'tiny']);
  expect(lines.at(-1)).toBe('The unfinished download of "tiny" is removed.');
  expect(left()).toEqual([]);
});

describe('where the disk is full', () => {
  it('tells what is needed and what is free before anything is downloaded', async () => {
    await expect(install({ freeBytes: () => 120_000 })).rejects.toThrow(
      `0.3 MB are needed in ${folder}, and 0.1 MB are free. Make room and run the command again.`,
    );
    expect(left()).toEqual([]);
  });

  it('tells so of a file of this disk, too', async () => {
    const path = join(root, 'mine.onnx');
    writeFileSync(path, bytes);
    const installing = run(['install', 'tiny', '--from', path], { freeBytes: () => 120_000 });
    await expect(installing).rejects.toThrow('Make room and run the command again.');
  });

  it('needs room only for what is missing', async () => {
    mirror.answer(mirror.until(250_000), mirror.status(404));
    await expect(install()).rejects.toThrow('has no such file');
    mirror.answer(mirror.whole);
    await install({ freeBytes: () => 120_000 });
    expect(installed().equals(bytes)).toBe(true);
  });

  it.runIf(existsSync('/dev/full'))('says so where it fills up meanwhile', async () => {
    mkdirSync(folder);
    symlinkSync('/dev/full', join(folder, '.tiny.part'));
    await expect(install()).rejects.toThrow(
      'The disk is full. Make room and run the command again.',
    );
    expect(mirror.asked).toEqual(['all']);
  });
});

describe('choosing the model to use', () => {
  beforeEach(() => install());

  it('switches to another, to the built-in one and back', async () => {
    await run(['install', 'second'], { models: [{ ...model, name: 'second' }] });
    expect(inUse()).toEqual({ cutout: 'second' });
    await run(['use', 'tiny']);
    expect(inUse()).toEqual({ cutout: 'tiny' });
    expect(lines.at(-1)).toBe('The next cutout is done with the model "tiny".');
    await run(['use', 'built-in']);
    expect(inUse()).toEqual({ cutout: null });
    expect(lines.at(-1)).toBe('The next cutout is done with the built-in model.');
  });

  it('refuses one that is not installed', async () => {
    await expect(run(['use', 'second'])).rejects.toThrow('There is no model "second"');
    await expect(run(['use'])).rejects.toThrow('A name of lower-case letters');
  });

  it('forgets one that is removed', async () => {
    await run(['remove', 'tiny']);
    expect(inUse()).toEqual({});
    expect(lines.at(-1)).toBe('The model "tiny" is removed. The next job does without it.');
  });

  it('lists which is in use, and what may be installed', async () => {
    await run(['list'], { models: [model, { ...model, name: 'second' }] });
    expect(lines.at(-1)).toMatch(/tiny +cutout, 64 × 64, 0\.3 MB, MIT, from \S+, in use/);
    expect(lines.at(-1)).toMatch(/To install by name:\n\n +second +0\.3 MB, MIT$/);
    await run(['use', 'built-in']);
    await run(['list']);
    expect(lines.at(-1)).not.toContain('in use');
  });
});

it('knows each model by a name, a size and two hashes', () => {
  expect(installable.map(({ name }) => name)).toEqual([
    'u2net',
    'silueta',
    'isnet-general-use',
    'birefnet-general',
    'birefnet-general-lite',
    'birefnet-portrait',
  ]);
  for (const { bytes: size, md5, sha256, published } of installable) {
    expect(size).toBeGreaterThan(40e6);
    expect([md5, sha256].join()).toMatch(/^[0-9a-f]{32},[0-9a-f]{64}$/);
    expect(published).toMatch(/^[\w.-]+\.onnx$/);
  }
});
