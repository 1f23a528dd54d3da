import { pair } from '../look.ts';
import { swapSamples } from '../swap-samples.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  samples: () => swapSamples,
  look: pair('face_swap/mona-lisa', 'face_swap/mona-lisa', 0.05),
};
