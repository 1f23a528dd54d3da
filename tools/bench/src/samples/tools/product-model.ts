import { pair } from '../look.ts';
import { productSamples } from '../product-samples.ts';
import type { ToolPictures } from '../tool-pictures.ts';

export const pictures: ToolPictures = {
  samples: () => productSamples,
  look: pair('product_model/alarm-clock', 'product_model/alarm-clock', 0.43),
};
