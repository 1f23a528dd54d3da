import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSamples } from './samples.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-samples-'));
});
afterEach(() => rm(folder, { recursive: true }));

const list = () => join(folder, 'pet_photo', 'samples.json');
const read = () => readSamples('pet_photo', 'http://api', 'en', folder);

async function write(text: string): Promise<void> {
  await mkdir(dirname(list()), { recursive: true });
  await writeFile(list(), text);
}

describe('the list of samples of a tool', () => {
  it('is empty where there is none', () => {
    expect(read()).toEqual([]);
  });

  it('gives full addresses', async () => {
    await write('[{ "before": "a.webp", "after": "b.webp", "alt": { "en": "A dog." } }]');
    expect(read()).toMatchObject([{ before_url: 'http://api/samples/pet_photo/a.webp' }]);
  });

  it('tells the options and the further pictures that each was made with', async () => {
    const made = '"inputs": { "scene": "beach" }, "pictures": { "face": ["../c/d.webp"] }';
    await write(`[{ "before": "a.webp", "after": "b.webp", "alt": {}, ${made} }]`);
    expect(read()).toMatchObject([
      {
        inputs: [{ key: 'scene', value: 'beach' }],
        pictures: [{ key: 'face', urls: ['http://api/samples/c/d.webp'] }],
      },
    ]);
  });

  it.each([
    ['is broken off', '[{ "before":'],
    ['holds something else', '[{ "before": "a.webp" }]'],
  ])('is named in the error when it %s', async (_what, text) => {
    await write(text);
    expect(read).toThrow(`${list()} cannot be read`);
  });

  it('is named in the error when it cannot be opened', async () => {
    await mkdir(list(), { recursive: true });
    expect(read).toThrow(`${list()} cannot be read`);
  });
});
