import { join } from 'node:path';
import { designRules, printResolution } from '@tintory/contract';
import type { ImagePool } from '@tintory/imaging';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PicturesService } from '../../uploads/pictures.service.ts';
import type { FindProduct } from './design-product.ts';
import * as repository from './designs.repository.ts';
import { areaPrints, withLayers } from './open-layers.ts';

const day = 24 * 60 * 60 * 1_000;

type Dependencies = {
  db: Database;
  pool: ImagePool;
  pictures: PicturesService;
  findProduct: FindProduct;
  now: () => Date;
};

/** A print file of one area, as the storage knows it. */
export type StoredPrintFile = { areaId: string; objectKey: string };

/** Renders every area of a design as it is printed, at its full density and with its bleed. */
export function createPrintFiles({ db, pool, pictures, findProduct, now }: Dependencies) {
  return async (designId: string): Promise<StoredPrintFile[]> => {
    const row = await repository.findDesignById(db, designId);
    const product = row && (await findProduct(row.productId));
    if (!product) throw new AppError('NotFound');
    const densities = new Map(product.print_areas.map(({ id, dpi }) => [id, dpi]));
    const until = new Date(+now() + designRules.keptDays * day);
    return withLayers(pictures, row, async (opened, folder) => {
      const files: StoredPrintFile[] = [];
      for (const area of areaPrints(product, opened)) {
        const dpi = densities.get(area.id) ?? printResolution.leastDpi;
        const outputPath = join(folder, `${area.id}.png`);
        const file = await pool.printFile({ area, dpi, outputPath });
        const objectKey = await pictures.storeMade(row.userId, outputPath, file, until);
        files.push({ areaId: area.id, objectKey });
      }
      return files;
    });
  };
}
