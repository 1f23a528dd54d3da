import { paintingStyles, type PaintingStyleName } from './kernels/painting-styles.ts';
import { it } from 'vitest';
import { expectPicture } from '@tintory/imaging/testing/expect-picture';
import { samplePhotos } from '@tintory/imaging/testing';
import { useTempFolder } from '@tintory/imaging/testing/use-temp-folder';
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
