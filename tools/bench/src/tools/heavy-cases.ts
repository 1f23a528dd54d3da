import { join } from 'node:path';
import { drawFaces } from '@tintory/imaging/testing';
import type { Pictures } from './originals.ts';
import { onWhite } from './shown.ts';
import { staged, type ToolCase } from './tool-cases.ts';

/** What takes more of a child than its tool's usual settings do. */
export async function heavyCases(pictures: Pictures, folder: string): Promise<ToolCase[]> {
  const backdrop = { kind: 'picture', path: pictures.scene } as const;
  return [
    staged('product (four)', pictures.product, fourScenes, { width: 1_024, height: 1_024 }),
    staged('change_background, own picture', pictures.photo, [{ backdrop, relight: 0.6 }]),
    await swapFour(folder),
  ];
}

const fourScenes = ['#ece7de', '#d9dde0', '#e6d2bd', '#c9b59b'].map((color, n) => ({
  backdrop: { kind: 'color', color } as const,
  placement: 'fit' as const,
  padding: 0.1,
  shadow: 'cast' as const,
  seed: n + 1,
}));

const skins = ['#dba98a', '#c08a68', '#e8c0a4', '#a8744f'];

/** Four people in one photo of 12 MP, each with the face of another photo. */
async function swapFour(folder: string): Promise<ToolCase> {
  const targetPath = join(folder, 'four-faces.png');
  const people = skins.map((skin, n) => ({ x: 600 + 930 * n, y: 1_400, radius: 280, skin }));
  await drawFaces(4_000, 3_000, people).png({ compressionLevel: 1 }).toFile(targetPath);
  const sourcePaths = await Promise.all(
    skins.toReversed().map(async (skin, n) => {
      const path = join(folder, `one-of-four-${n}.png`);
      const face = { x: 625, y: 480, radius: 230, skin };
      await drawFaces(1_250, 1_000, [face]).png({ compressionLevel: 1 }).toFile(path);
      return path;
    }),
  );
  const request = { targetPath, sourcePaths, indexes: [0, 1, 2, 3] };
  return {
    name: 'face swap (four, four sources)',
    input: targetPath,
    run: (pool, outputPath, control) =>
      pool.swapFaces({ ...request, outputPath, format: 'png' }, control),
    show: onWhite,
  };
}
