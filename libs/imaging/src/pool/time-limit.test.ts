import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngHeader } from '../testing/png-header.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { timeLimitOf } from './time-limit.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

async function limitOf(width: number, height: number, key = 'inputPath'): Promise<number> {
  const path = await folder.put(`${width}x${height}.png`, pngHeader(width, height));
  return timeLimitOf({ task: 'cutout', request: { [key]: path } });
}

describe('how long a task may take', () => {
  it('is a minute where there is no picture, or none that can be read', async () => {
    const text = await folder.put('text', Buffer.from('no picture'));
    for (const request of [null, {}, { inputPath: folder.path('nothing') }, { inputPath: text }]) {
      expect(timeLimitOf({ task: 'cutout', request })).toBe(60_000);
    }
  });

  it('grows with the pixels of the picture, whatever the task calls it', async () => {
    const [small, large] = [await limitOf(500, 500), await limitOf(3_600, 2_500)];
    expect(small).toBeLessThan(65_000);
    expect(large).toBe(150_000);
    expect(await limitOf(3_600, 2_500, 'personPath')).toBe(large);
    expect(await limitOf(3_600, 2_500, 'targetPath')).toBe(large);
  });

  it('is half a minute for reading the largest picture that anybody sends', () => {
    const raw = { inputPath: folder.path('raw'), outputPath: '' };
    for (const task of ['normalize', 'thumbnail'] as const) {
      expect(timeLimitOf({ task, request: { ...raw, maxPixels: 25_000_000 } })).toBe(30_000);
    }
    const upright = { ...raw, maxPixels: 1_000_000 };
    expect(timeLimitOf({ task: 'normalize', request: upright })).toBe(10_800);
  });

  it('stays below the queue’s own limit for the largest picture, and for one that lies', async () => {
    const largest = await limitOf(5_000, 5_000);
    expect(largest).toBeLessThan(600_000);
    expect(await limitOf(60_000, 60_000)).toBe(largest);
  });
});
