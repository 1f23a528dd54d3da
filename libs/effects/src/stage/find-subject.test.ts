import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StageRequest } from './stage-request.ts';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import { runStage } from './run-stage.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const run = (changes: Pick<StageRequest, 'inputPath'> & Partial<StageRequest>) => {
  const scene = {
    outputPath: folder.path('out.png'),
    backdrop: { kind: 'color', color: '#2244cc' },
    placement: 'keep',
    padding: 0.1,
    shadow: 'none',
    shadowStrength: 0.7,
    relight: 0,
    frame: 'none',
    seed: 1,
  } as const;
  return runStage({ scenes: [scene], format: 'png', strokes: [], ...changes }, () => undefined);
};

async function pixelAt(x: number, y: number) {
  const { data } = await sharp(folder.path('out.png'))
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('a picture that was cut out before', () => {
  const hidden = async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
      <rect width="480" height="360" fill="#303438"/><rect x="60" y="60" width="90" height="200"
      fill="#e8c020"/><circle cx="300" cy="190" r="90" fill="#b8322c"/><rect x="420" y="40"
      width="50" height="50" fill="#1fa04a"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let i = 0; i < info.width * info.height; i += 1) {
      const [x, y] = [i % info.width, Math.floor(i / info.width)];
      const isGreen = x >= 420 && x < 470 && y >= 40 && y < 90;
      data[i * 4 + 3] = isGreen || Math.hypot(x - 300, y - 190) < 90 ? 255 : 0;
    }
    const { width, height } = info;
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer();
    return folder.put('cut.png', png);
  };

  it('keeps its own outline, and shows nothing of what its transparent pixels hide', async () => {
    const { confidence, faint } = await run({ inputPath: await hidden() });
    expect(await pixelAt(300, 190)).toEqual([0xb8, 0x32, 0x2c]);
    expect(await pixelAt(100, 160)).toEqual([0x22, 0x44, 0xcc]);
    expect(await pixelAt(300, 285)).toEqual([0x22, 0x44, 0xcc]);
    expect([confidence, faint]).toEqual([1, false]);
  });

  it('loses what a stroke erases', async () => {
    const points = [
      [0.9, 0.18],
      [0.96, 0.18],
    ] as [number, number][];
    const inputPath = await hidden();
    await run({ inputPath });
    expect(await pixelAt(445, 65)).toEqual([0x1f, 0xa0, 0x4a]);
    await run({ inputPath, strokes: [{ mode: 'erase', radius: 0.05, points }] });
    expect(await pixelAt(445, 65)).toEqual([0x22, 0x44, 0xcc]);
    expect(await pixelAt(300, 190)).toEqual([0xb8, 0x32, 0x2c]);
  });
});
