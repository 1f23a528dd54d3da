import { it } from 'vitest';
import { drawFaces } from '@tintory/imaging/testing';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { useTempFolder } from '@tintory/imaging/testing/use-temp-folder';
import { runVenom } from './run-venom.ts';
import type { VenomRequest } from './venom-types.ts';

const folder = useTempFolder();

it.each<[string, Pick<VenomRequest, 'coverage' | 'background' | 'tongue'>]>([
  ['full-dark', { coverage: 'full', background: 'dark', tongue: true }],
  ['half-kept', { coverage: 'half', background: 'keep', tongue: false }],
])('grows the creature as it was kept: %s', async (name, options) => {
  const face = drawFaces(320, 320, [{ x: 160, y: 150, radius: 80 }]);
  const inputPath = await folder.put('face.png', await face.png().toBuffer());
  const outputPath = folder.path(name);
  await runVenom({ inputPath, outputPath, format: 'png', seed: 4, ...options }, () => undefined);
  await expectPicture(import.meta.dirname, name, outputPath);
});
