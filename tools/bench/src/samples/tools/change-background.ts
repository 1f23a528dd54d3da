import { pair } from '../look.ts';
import { stageSamples } from '../stage-samples.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  samples: () => stageSamples,
  look: pair('change_background/sofa', 'change_background/sofa'),
};
