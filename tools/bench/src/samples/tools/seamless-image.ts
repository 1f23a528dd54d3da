import { repeated } from '../look.ts';
import { seamlessSamples } from '../seamless-samples.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  samples: seamlessSamples,
  look: {
    before: repeated('seamless_image/bricks.webp', 300),
    after: repeated('seamless_image/bricks-after.webp', 215),
  },
};
