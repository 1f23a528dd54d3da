import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import type { AreaPrint } from './mockup-types.ts';
import { runPrintFile } from './run-print-file.ts';

let folder: TempFolder;
let path: string;
beforeAll(async () => {
  folder = await createTempFolder();
  path = folder.path('layer.png');
  const half = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">
    <rect width="100" height="100" fill="#f00"/><rect x="100" width="100" height="100" fill="#00f"/></svg>`;
  await sharp(Buffer.from(half)).png().toFile(path);
});
afterAll(() => folder.remove());

const area = (changes: Partial<AreaPrint> = {}): AreaPrint => ({
  ...{ id: 'front', width: 50.8, height: 25.4, bleed: 0, tiled: false },
  layers: [{ path, x: 25.4, y: 12.7, scale: 1, rotation: 0 }],
  ...changes,
});

async function print(one: AreaPrint, dpi = 100) {
  const outputPath = folder.path('out.png');
  const file = await runPrintFile({ area: one, dpi, outputPath });
  const { data, info } = await sharp(outputPath).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (y * info.width + x) * info.channels;
    return [...data.subarray(from, from + info.channels)];
  };
  return { file, at, density: (await sharp(outputPath).metadata()).density };
}

describe('a print file', () => {
  it('has the pixels of its area at its density, and says so', async () => {
    const { file, density, at } = await print(area());
    expect(file).toMatchObject({ width: 200, height: 100, contentType: 'image/png' });
    expect(density).toBe(100);
    expect(at(50, 50)).toEqual([255, 0, 0, 255]);
    expect(at(150, 50)).toEqual([0, 0, 255, 255]);
  });

  it('has its bleed around it, on which its layers go on', async () => {
    const bleeding = area({
      bleed: 2.54,
      layers: [{ path, x: 25.4, y: 12.7, scale: 1.2, rotation: 0 }],
    });
    const { file, at } = await print(bleeding);
    expect(file).toMatchObject({ width: 220, height: 120 });
    expect(at(2, 60)).toEqual([255, 0, 0, 255]);
  });

  it('is transparent where nothing is printed', async () => {
    const { at } = await print(
      area({ layers: [{ path, x: 25.4, y: 12.7, scale: 0.5, rotation: 0 }] }),
    );
    expect(at(10, 10)[3]).toBe(0);
    expect(at(100, 50)[3]).toBe(255);
  });

  it('repeats its picture where the area is tiled', async () => {
    const { at } = await print(
      area({ tiled: true, layers: [{ path, x: 0, y: 0, scale: 0.25, rotation: 0 }] }),
    );
    // Centred on the corner: its right half is blue, then it repeats.
    expect(at(10, 10)).toEqual([0, 0, 255, 255]);
    expect(at(35, 10)).toEqual([255, 0, 0, 255]);
    expect(at(160, 60)).toEqual(at(10, 10));
  });

  it('lays later layers over earlier ones', async () => {
    const over = { path, x: 25.4, y: 12.7, scale: 1, rotation: 180 };
    const { at } = await print(area({ layers: [...area().layers, over] }));
    expect(at(50, 50)).toEqual([0, 0, 255, 255]);
  });

  it('says what is wrong with a damaged picture', async () => {
    const broken = await folder.put('broken', 'no picture');
    const layers = [{ path: broken, x: 0, y: 0, scale: 1, rotation: 0 }];
    await expect(print(area({ layers }))).rejects.toMatchObject({ name: 'ImageError' });
  });
});
