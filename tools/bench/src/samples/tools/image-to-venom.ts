import { pair } from '../look.ts';
import type { ToolPictures } from '../tool-pictures.ts';
import { venomSamples } from '../venom-samples.ts';

export const pictures: ToolPictures = {
  samples: () => venomSamples,
  look: pair('image_to_venom/castiglione', 'image_to_venom/full', 0.25),
};
