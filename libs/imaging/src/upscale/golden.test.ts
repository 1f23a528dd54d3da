import sharp from 'sharp';
import { it } from 'vitest';
import { expectPicture } from '../testing/expect-picture.ts';
import { samplePhotos } from '../testing/sample-photos.ts';
import { useTempFolder } from '../testing/use-temp-folder.ts';
import { runUpscale } from './run-upscale.ts';

const folder = useTempFolder();

it.each([
  ['clean', 'none', 0],
  ['cleaned-sharp', 'strong', 0.6],
] as const)('enlarges as it was kept: %s', async (name, noise, sharpness) => {
  const part = sharp(samplePhotos.teacup).extract({ left: 45, top: 25, width: 70, height: 70 });
  const jpeg = await part.jpeg({ quality: 60 }).toBuffer();
  const inputPath = await folder.put(`${name}.jpg`, jpeg);
  const outputPath = folder.path(name);
  await runUpscale(
    { inputPath, outputPath, format: 'png', factor: 2, noise, sharpness },
    () => undefined,
  );
  await expectPicture(import.meta.dirname, name, outputPath);
});
