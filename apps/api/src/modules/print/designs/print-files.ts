import { join } from 'node:path';
import { designRules, printResolution } from '@tintory/contract';
import type { ImagePool } from '@tintory/imaging';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PicturesService } from '../../uploads/pictures.service.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import type { StoredPrintFile } from '../designs.table.ts';
import type { DesignProduct, FindProduct } from './design-product.ts';
import * as repository from './designs.repository.ts';
import type { DesignRow } from './designs.repository.ts';
import { areaPrints, withLayers } from './open-layers.ts';

const day = 24 * 60 * 60 * 1_000;

type Dependencies = {
  db: Database;
  pool: ImagePool;
  pictures: PicturesService;
  uploads: UploadsService;
  findProduct: FindProduct;
  now: () => Date;
};

/** Every area of a design as it is printed, at its full density and with its bleed; rendered once. */
export function createPrintFiles(dependencies: Dependencies) {
  const { db, pool, pictures, uploads, findProduct, now } = dependencies;
  const rendering = new Map<string, Promise<StoredPrintFile[]>>();
  const keptUntil = () => new Date(+now() + designRules.keptDays * day);

  /** Those of an earlier time, kept for as long again. */
  async function known({ userId, printFiles }: DesignRow): Promise<StoredPrintFile[] | undefined> {
    if (!printFiles) return undefined;
    const keys = printFiles.map(({ objectKey }) => objectKey);
    const there = await Promise.all(keys.map((key) => uploads.isThere(userId, key)));
    if (!there.every(Boolean)) return undefined;
    await uploads.keepUntil(userId, keys, keptUntil());
    return printFiles;
  }

  async function render(row: DesignRow, product: DesignProduct): Promise<StoredPrintFile[]> {
    const densities = new Map(product.print_areas.map(({ id, dpi }) => [id, dpi]));
    const files = await withLayers(pictures, row, async (opened, folder) => {
      const made: StoredPrintFile[] = [];
      for (const area of areaPrints(product, opened)) {
        const dpi = densities.get(area.id) ?? printResolution.leastDpi;
        const outputPath = join(folder, `${area.id}.png`);
        const file = await pool.printFile({ area, dpi, outputPath });
        const objectKey = await pictures.storeMade(row.userId, outputPath, file, keptUntil());
        made.push({ areaId: area.id, objectKey });
      }
      return made;
    });
    await repository.setPrintFiles(db, row.id, files);
    return files;
  }

  return async (designId: string): Promise<StoredPrintFile[]> => {
    const row = await repository.findDesignById(db, designId);
    const product = row && (await findProduct(row.productId));
    if (!product) throw new AppError('NotFound');
    const before = await known(row);
    if (before) return before;
    const going =
      rendering.get(row.id) ?? render(row, product).finally(() => rendering.delete(row.id));
    rendering.set(row.id, going);
    return going;
  };
}
