import { detail } from '../look.ts';
import type { ToolPictures } from '../tool-pictures.ts';
import { upscaleSamples } from '../upscale-samples.ts';

export const pictures: ToolPictures = {
  samples: upscaleSamples,
  look: {
    before: detail('image_upscale/candle.webp', 1_320, 340, 440),
    after: detail('image_upscale/candle-after.webp', 1_320, 340, 440),
  },
};
