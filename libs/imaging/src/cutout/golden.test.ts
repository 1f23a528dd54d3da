import { it } from 'vitest';
import type { CutoutRequest } from './cutout-request.ts';
import { expectPicture } from '../testing/expect-picture.ts';
import { samplePhotos } from '../testing/sample-photos.ts';
import { useTempFolder } from '../testing/use-temp-folder.ts';
import { runCutout } from './run-cutout.ts';

const folder = useTempFolder();

it.each<[string, string, CutoutRequest['background']]>([
  ['alarm-clock', samplePhotos.alarmClock, { kind: 'transparent' }],
  ['teapot-blur', samplePhotos.teapot, { kind: 'blur', amount: 60 }],
])('cuts out as it was kept: %s', async (name, inputPath, background) => {
  const outputPath = folder.path(name);
  const request = { inputPath, outputPath, background, crop: false, format: 'png', strokes: [] };
  await runCutout(request as CutoutRequest, () => undefined);
  await expectPicture(import.meta.dirname, name, outputPath);
});
