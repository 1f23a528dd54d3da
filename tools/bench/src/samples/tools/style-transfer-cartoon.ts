import { pair } from '../look.ts';
import { paintingSamples } from '../painting-samples.ts';
import { still } from '../sample.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  samples: paintingSamples,
  look: pair('remove_background/pears', 'style_transfer_cartoon/pears'),
  tiles: [{ field: 'style', order: { photo: still('pears') }, part: 0.8 }],
};
