import { it } from 'vitest';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { useTempFolder } from '@tintory/imaging/testing/use-temp-folder';
import { runSwapFaces } from './run-swap-faces.ts';
import { drawFaces, type DrawnFace } from '@tintory/imaging/testing';

const folder = useTempFolder();

const put = async (name: string, face: DrawnFace) =>
  folder.put(name, await drawFaces(320, 320, [face]).png().toBuffer());

it('swaps a face as it was kept', async () => {
  const targetPath = await put('target.png', { x: 160, y: 150, radius: 80, skin: '#c08a68' });
  const sourcePath = await put('source.png', {
    ...{ x: 160, y: 150, radius: 80, skin: '#e8c0a4', lips: '#c23b4e', open: 0.15, lean: 8 },
  });
  const outputPath = folder.path('out.png');
  await runSwapFaces(
    { targetPath, sourcePaths: [sourcePath], indexes: [0], outputPath, format: 'png' },
    () => undefined,
  );
  await expectPicture(import.meta.dirname, 'swapped', outputPath);
});
