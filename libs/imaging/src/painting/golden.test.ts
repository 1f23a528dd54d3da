import { paintingStyles, type PaintingStyleName } from '@tintory/pixels';
import { it } from 'vitest';
import { expectPicture } from '../testing/expect-picture.ts';
import { samplePhotos } from '../testing/sample-photos.ts';
import { useTempFolder } from '../testing/use-temp-folder.ts';
import { runPainting } from './run-painting.ts';

const folder = useTempFolder();

it.each(Object.keys(paintingStyles) as PaintingStyleName[])(
  'paints as it was kept: %s',
  async (style) => {
    const outputPath = folder.path(style);
    const inputPath = samplePhotos.teacup;
    const options = { style, strength: 0.7, brush: 0.4, format: 'png' } as const;
    await runPainting({ inputPath, outputPath, ...options }, () => undefined);
    await expectPicture(import.meta.dirname, style, outputPath);
  },
);
