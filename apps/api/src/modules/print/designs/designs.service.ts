import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  designRules,
  printResolution,
  type DesignLayer,
  type PrintDesign,
  type UpdateMediaBody,
} from '@tintory/contract';
import type { ImagePool } from '@tintory/imaging';
import type { PlaceLibrary } from '@tintory/places';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { openWorkFolder } from '../../../platform/work-folder.ts';
import type { PicturesService } from '../../uploads/pictures.service.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import { checkAreas, checkPlace, dpiOf } from './check-layers.ts';
import { colorOf, type DesignProduct, type FindProduct } from './design-product.ts';
import * as repository from './designs.repository.ts';
import type { DesignRow } from './designs.repository.ts';
import { areaPrints, openLayers, type OpenLayer } from './open-layers.ts';
import { renderDesign } from './render-design.ts';
import { viewDesign } from './view-design.ts';

const day = 24 * 60 * 60 * 1_000;

export type DesignsService = ReturnType<typeof createDesignsService>;

type Dependencies = {
  db: Database;
  pool: ImagePool;
  library: PlaceLibrary;
  pictures: PicturesService;
  uploads: UploadsService;
  findProduct: FindProduct;
  now: () => Date;
};

/** A print file of one area, as the storage knows it. */
export type StoredPrintFile = { areaId: string; objectKey: string };

/** Designs on products, their mock-ups and their print files. */
export function createDesignsService(dependencies: Dependencies) {
  const { db, pool, library, pictures, uploads, findProduct, now } = dependencies;
  /** Two of the same design at the same time render it once. */
  const rendering = new Map<string, Promise<DesignRow>>();
  const keptUntil = () => new Date(+now() + designRules.keptDays * day);

  async function productOf(id: string): Promise<DesignProduct> {
    const product = await findProduct(id);
    if (!product) throw new AppError('NotFound');
    return product;
  }

  /** Opens the layers of a design in a folder of their own, for as long as the work takes. */
  async function withLayers<Result>(
    { userId, layers }: Pick<DesignRow, 'userId' | 'layers'>,
    work: (opened: OpenLayer[], folder: string) => Promise<Result>,
  ): Promise<Result> {
    const folder = await openWorkFolder('design');
    try {
      return await work(await openLayers(pictures, userId, layers, folder), folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function keepPictures({ userId, layers, mockups }: DesignRow): Promise<void> {
    const made = (mockups ?? []).map(({ objectId }) => objectId);
    await uploads.keepUntil(userId, [...layers.map((one) => one.object_id), ...made], keptUntil());
  }

  async function render(
    row: DesignRow,
    product: DesignProduct,
    opened: OpenLayer[],
    folder: string,
  ) {
    const { id, userId, productId } = row;
    const design = {
      productId,
      color: colorOf(product, row.color ?? undefined),
      prints: areaPrints(product, opened),
    };
    const turn = { user: userId, isPaid: true };
    const rendered = await renderDesign({ pool, library }, design, folder, { turn });
    const mockups = await Promise.all(
      rendered.map(async ({ role, areaId, path, file }) => ({
        ...{ role, print_area_id: areaId },
        objectId: await pictures.storeMade(userId, path, file, row.expiresAt),
      })),
    );
    if (await repository.setMockups(db, id, mockups)) return { ...row, mockups };
    await uploads.remove(mockups.map(({ objectId }) => objectId));
    const other = await repository.findDesign(db, userId, id);
    if (!other) throw new AppError('NotFound');
    return other;
  }

  function renderOnce(row: DesignRow, work: () => Promise<DesignRow>): Promise<DesignRow> {
    const going = rendering.get(row.id) ?? work().finally(() => rendering.delete(row.id));
    rendering.set(row.id, going);
    return going;
  }

  /** Its mock-ups, as long as all their files are there. */
  async function isRendered({ userId, mockups }: DesignRow): Promise<boolean> {
    if (!mockups) return false;
    const there = await Promise.all(
      mockups.map(({ objectId }) => uploads.isThere(userId, objectId)),
    );
    return there.every(Boolean);
  }

  return {
    /**
     * Keeps a design and renders its mock-ups, unless the user has an equal one that is.
     *
     * @throws AppError `NotFound` for a product or a picture that is not there, `InvalidInput` naming
     *   what cannot be printed
     */
    create: async (
      userId: string,
      productId: string,
      body: UpdateMediaBody,
    ): Promise<PrintDesign> => {
      const product = await productOf(productId);
      const { media, color } = body;
      colorOf(product, color);
      const areas = checkAreas(product, media);
      for (const [index, { object_id: objectId }] of media.entries()) {
        await uploads.assertUsable(userId, objectId, `media.${index}.object_id`);
      }
      return withLayers({ userId, layers: media }, async (opened, folder) => {
        const dpi = opened.map(({ layer, ...picture }, index) => {
          const area = areas.get(layer.print_area_id) as DesignProduct['print_areas'][number];
          checkPlace(area, layer, picture, index);
          return dpiOf(area, layer, picture);
        });
        const row = await repository.putDesign(db, {
          ...{ userId, productId, color: color ?? null, layers: media, dpi: Math.min(...dpi) },
          hash: hashOf(productId, color, media),
          ...{ createdAt: now(), expiresAt: keptUntil() },
        });
        await keepPictures(row);
        const known = rendering.has(row.id) || (await isRendered(row));
        if (!known && row.mockups) await repository.dropMockups(db, row.id);
        const done =
          known && row.mockups
            ? row
            : await renderOnce(row, () =>
                render({ ...row, mockups: null }, product, opened, folder),
              );
        return viewDesign(uploads, done);
      });
    },

    list: async (userId: string, page: { limit: number; offset: number }) => {
      const { rows, total } = await repository.listDesigns(db, userId, page);
      return { rows: await Promise.all(rows.map((row) => viewDesign(uploads, row))), total };
    },

    /** @throws AppError `NotFound` */
    read: async (userId: string, id: string): Promise<PrintDesign> => {
      const row = await repository.findDesign(db, userId, id);
      if (!row || row.expiresAt <= now()) throw new AppError('NotFound');
      return viewDesign(uploads, row);
    },

    /** Deletes a design with its mock-ups; the pictures on it stay. @throws AppError `NotFound` */
    remove: async (userId: string, id: string): Promise<void> => {
      const row = await repository.deleteDesign(db, userId, id);
      if (!row) throw new AppError('NotFound');
      await uploads.remove((row.mockups ?? []).map(({ objectId }) => objectId));
    },

    /** Keeps a design and its pictures for another while, as one that was ordered. */
    keep: async (userId: string, id: string): Promise<void> => {
      const row = await repository.findDesign(db, userId, id);
      if (!row) throw new AppError('NotFound');
      await keepPictures(await repository.putDesign(db, { ...row, expiresAt: keptUntil() }));
    },

    /**
     * Renders every area of a design as it is printed, at its full density and with its bleed.
     *
     * @returns where each lies in the storage, for as long as a design is kept
     * @throws AppError `NotFound` for a design, a product or a picture that is gone
     */
    printFiles: async (designId: string): Promise<StoredPrintFile[]> => {
      const row = await repository.findDesignById(db, designId);
      if (!row) throw new AppError('NotFound');
      const product = await productOf(row.productId);
      return withLayers(row, async (opened, folder) => {
        const files: StoredPrintFile[] = [];
        for (const area of areaPrints(product, opened)) {
          const dpi =
            product.print_areas.find(({ id }) => id === area.id)?.dpi ?? printResolution.leastDpi;
          const outputPath = join(folder, `${area.id}.png`);
          const file = await pool.printFile({ area, dpi, outputPath });
          const objectKey = await pictures.storeMade(row.userId, outputPath, file, keptUntil());
          files.push({ areaId: area.id, objectKey });
        }
        return files;
      });
    },

    /** Which of these pictures a design of the user shows. */
    shownOf: async (tx: Transaction, userId: string, objectIds: string[]): Promise<string[]> => {
      if (objectIds.length === 0) return [];
      const rows = await repository.listLayers(tx, userId);
      const shown = new Set(rows.flatMap(({ layers }) => layers.map((one) => one.object_id)));
      return objectIds.filter((id) => shown.has(id));
    },

    /** Removes designs past their time. */
    sweep: async (limit = 200): Promise<void> => {
      const old = await repository.listExpiredDesigns(db, now(), limit);
      if (old.length === 0) return;
      const gone = await repository.deleteExpired(
        db,
        old.map(({ id }) => id),
        now(),
      );
      await uploads.remove(
        gone.flatMap(({ mockups }) => (mockups ?? []).map((one) => one.objectId)),
      );
    },
  };
}

/** The order of layers counts: later ones lie over earlier ones. */
const hashOf = (
  productId: string,
  color: string | undefined,
  media: readonly DesignLayer[],
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        productId,
        color ?? null,
        ...media.map((one) => [
          one.print_area_id,
          one.object_id,
          one.x,
          one.y,
          one.scale,
          one.rotation,
        ]),
      ]),
    )
    .digest('base64url');
