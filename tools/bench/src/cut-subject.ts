import type { ImagePool } from '@tintory/image-pool';
import type { TaskControl } from '@tintory/imaging';

/** Cuts a picture's subject out as it is, on transparency, without anything else done to it. */
export const cutSubject = (
  pool: ImagePool,
  inputPath: string,
  outputPath: string,
  control?: TaskControl,
) =>
  pool.cutout(
    {
      inputPath,
      outputPath,
      background: { kind: 'transparent' },
      crop: false,
      format: 'png',
      strokes: [],
    },
    control,
  );
