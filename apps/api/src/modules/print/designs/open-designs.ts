import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import { createBlankPictures } from './blank-pictures.ts';
import { findDrawn } from './design-product.ts';
import { drawBlanksAhead } from './draw-blanks-ahead.ts';
import type { DesignsParts } from './designs-parts.ts';
import { createDesignsService } from './designs.service.ts';

type Parts = Omit<DesignsParts, 'findProduct'> & {
  config: Pick<Config, 'DATA_DIR'>;
  listProducts: Parameters<typeof findDrawn>[0];
};

/** Designs, the blanks they are made on, and where both find a product. */
export function openDesigns({ config, listProducts, ...parts }: Parts) {
  const findProduct = findDrawn(listProducts);
  const blankPictures = createBlankPictures(parts.pool, join(config.DATA_DIR, 'blanks'));
  return {
    findProduct,
    blankPictures,
    drawBlanksAhead: async () => drawBlanksAhead(blankPictures, await listProducts('en')),
    designs: createDesignsService({ ...parts, findProduct }),
  };
}
