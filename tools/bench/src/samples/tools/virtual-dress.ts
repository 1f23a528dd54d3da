import { dressSamples } from '../dress-samples.ts';
import { pair } from '../look.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  samples: dressSamples,
  look: pair('virtual_dress/lea', 'virtual_dress/lea'),
};
