import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { pictureSize, wholePictureSize } from './picture-size.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

/** Noise makes the file long. */
async function drawJpeg(path: string): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 256, height: 128, channels: 3, background: '#888', noise } as const;
  await sharp({ create }).jpeg().toFile(path);
  return path;
}

describe('the size of a picture', () => {
  it('is told of a whole one', async () => {
    const path = await drawJpeg(folder.path('whole.jpg'));
    expect(await wholePictureSize(path)).toEqual({ width: 256, height: 128 });
  });

  it('is in the header of one that was broken off, which is refused once it is read', async () => {
    const whole = await readFile(await drawJpeg(folder.path('whole.jpg')));
    const path = folder.path('broken.jpg');
    await writeFile(path, whole.subarray(0, whole.length / 2));
    expect(await pictureSize(path)).toEqual({ width: 256, height: 128 });
    await expect(wholePictureSize(path)).rejects.toThrow();
  });
});
