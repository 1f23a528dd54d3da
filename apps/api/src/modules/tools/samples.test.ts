import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSamples } from './samples.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-samples-'));
});
afterEach(() => rm(folder, { recursive: true }));

const list = () => join(folder, 'product_model', 'samples.json');
const read = () => readSamples('product_model', 'http://api', 'en', folder);

async function write(text: string): Promise<void> {
  await mkdir(dirname(list()), { recursive: true });
  await writeFile(list(), text);
  const size = { width: 8, height: 6, channels: 3, background: 'white' } as const;
  await sharp({ create: size }).toFile(join(dirname(list()), 'b.webp'));
}

describe('the list of samples of a tool', () => {
  it('is empty where there is none', async () => {
    expect(await read()).toEqual([]);
  });

  it('gives full addresses, and how large the picture is', async () => {
    await write('[{ "before": "a.webp", "after": "b.webp", "alt": { "en": "A dog." } }]');
    expect(await read()).toMatchObject([
      { before_url: 'http://api/samples/product_model/a.webp', width: 8, height: 6 },
    ]);
  });

  it('tells the options and the further pictures that each was made with', async () => {
    const made = '"inputs": { "scene": "beach" }, "pictures": { "face": ["../c/d.webp"] }';
    await write(`[{ "before": "a.webp", "after": "b.webp", "alt": {}, ${made} }]`);
    expect(await read()).toMatchObject([
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
    await expect(read()).rejects.toThrow(`${list()} cannot be read`);
  });

  it('is named in the error when it cannot be opened', async () => {
    await mkdir(list(), { recursive: true });
    await expect(read()).rejects.toThrow(`${list()} cannot be read`);
  });
});
