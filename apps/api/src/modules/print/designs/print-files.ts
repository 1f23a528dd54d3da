import { join } from 'node:path';
import { designRules, printResolution, trimArea, type PrintVariant } from '@tintory/contract';
import type { ImagePool } from '@tintory/image-pool';
import type { AreaPrint } from '@tintory/effects';
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

type PrintSize = PrintVariant['print_size'];

const shapeOf = (size: PrintSize) => size && { shape: `${size.width}x${size.height}` };

/** What is printed of an area on a size of another shape. */
function trimmed(area: AreaPrint, size: PrintSize): AreaPrint {
  const { x, y, width, height } = trimArea(area, size);
  const layers = area.layers.map((layer) => ({
    ...{ ...layer, x: layer.x - x, y: layer.y - y },
    scale: (layer.scale * area.width) / width,
  }));
  return { ...area, width, height, layers };
}

/** Every area of a design as a variant is printed, at its full density and with its bleed; rendered once. */
export function createPrintFiles(dependencies: Dependencies) {
  const { db, pool, pictures, uploads, findProduct, now } = dependencies;
  const rendering = new Map<string, Promise<StoredPrintFile[]>>();
  const keptUntil = () => new Date(+now() + designRules.keptDays * day);

  /** Those of an earlier time, kept for as long again. */
  async function known({ userId, printFiles }: DesignRow, shape: string | undefined) {
    const files = printFiles?.filter((one) => one.shape === shape) ?? [];
    if (files.length === 0) return undefined;
    const keys = files.map(({ objectKey }) => objectKey);
    const there = await Promise.all(keys.map((key) => uploads.isThere(userId, key)));
    if (!there.every(Boolean)) return undefined;
    await uploads.keepUntil(userId, keys, keptUntil());
    return files;
  }

  async function render(row: DesignRow, product: DesignProduct, size: PrintSize) {
    const densities = new Map(product.print_areas.map(({ id, dpi }) => [id, dpi]));
    const files = await withLayers(pictures, row, async (opened, folder) => {
      const made: StoredPrintFile[] = [];
      for (const area of areaPrints(product, opened)) {
        const dpi = densities.get(area.id) ?? printResolution.leastDpi;
        const outputPath = join(folder, `${area.id}.png`);
        const file = await pool.printFile({ area: trimmed(area, size), dpi, outputPath });
        const objectKey = await pictures.storeMade(row.userId, outputPath, file, keptUntil());
        made.push({ areaId: area.id, objectKey, ...shapeOf(size) });
      }
      return made;
    });
    await repository.addPrintFiles(db, row.id, files);
    return files;
  }

  return async (designId: string, variantId?: string): Promise<StoredPrintFile[]> => {
    const row = await repository.findDesignById(db, designId);
    const product = row && (await findProduct(row.productId));
    if (!product) throw new AppError('NotFound');
    const size = product.variants.find(({ id }) => id === variantId)?.print_size;
    const shape = shapeOf(size)?.shape;
    const before = await known(row, shape);
    if (before) return before;
    const key = `${row.id} ${shape ?? ''}`;
    const going =
      rendering.get(key) ?? render(row, product, size).finally(() => rendering.delete(key));
    rendering.set(key, going);
    return going;
  };
}
