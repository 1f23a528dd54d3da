import { designRules, type PrintDesign, type UpdateMediaBody } from '@tintory/contract';
import type { ImagePool } from '@tintory/image-pool';
import type { PlaceLibrary } from '@tintory/places';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { PicturesService } from '../../uploads/pictures.service.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import { checkAreas, lowestDpi } from './check-layers.ts';
import { hashOf } from './design-hash.ts';
import { colorOf, modelOf, type FindProduct } from './design-product.ts';
import * as repository from './designs.repository.ts';
import type { MockupRow } from '../designs.table.ts';
import type { DesignRow } from './designs.repository.ts';
import { createMockupMaker } from './mockup-maker.ts';
import { withLayers } from './open-layers.ts';
import { createPrintFiles } from './print-files.ts';
import { viewDesign } from './view-design.ts';

const day = 24 * 60 * 60 * 1_000;
/** Each leaves pictures for a month; nobody designs more by hand. */
const mostADay = 300;
/** Time enough for a night without a worker. */
const keptAheadMs = 3 * day;

export type DesignsService = ReturnType<typeof createDesignsService>;

export type DesignsParts = {
  db: Database;
  pool: ImagePool;
  library: PlaceLibrary;
  pictures: PicturesService;
  uploads: UploadsService;
  findProduct: FindProduct;
  now: () => Date;
};

/** Designs on products, their mock-ups and their print files. */
export function createDesignsService(parts: DesignsParts) {
  const { db, pictures, uploads, findProduct, now } = parts;
  const withMockups = createMockupMaker(parts);
  const keptUntil = () => new Date(+now() + designRules.keptDays * day);

  /** What it shows lives as long as the design does. */
  async function keepPictures({ userId, layers, mockups }: DesignRow): Promise<void> {
    const made = (mockups ?? []).map(({ objectId }) => objectId);
    const ids = [...layers.map((one) => one.object_id), ...made];
    await uploads.keepUntil(userId, ids, keptUntil());
  }

  async function find(userId: string, id: string): Promise<DesignRow> {
    const row = await repository.findDesign(db, userId, id);
    if (!row || row.expiresAt <= now()) throw new AppError('NotFound');
    return row;
  }

  const removeMockups = (rows: readonly DesignRow[]): Promise<void> =>
    uploads.remove(rows.flatMap(({ mockups }) => (mockups ?? []).map((one) => one.objectId)));

  /** Keeps a design that is opened and checked, and answers it with its mock-ups. */
  async function put(userId: string, productId: string, { media, color, model }: UpdateMediaBody) {
    const product = await findProduct(productId);
    if (!product) throw new AppError('NotFound');
    colorOf(product, color);
    modelOf(product, model);
    const areas = checkAreas(product, media);
    for (const [index, { object_id: objectId }] of media.entries()) {
      await uploads.assertUsable(userId, objectId, `media.${index}.object_id`);
    }
    const hash = hashOf(productId, { color, model }, media);
    const since = new Date(+now() - day);
    if ((await repository.countOthersSince(db, { userId, hash }, since)) >= mostADay) {
      throw new AppError('TooManyRequests');
    }
    return withLayers(pictures, { userId, layers: media }, async (layers, folder) => {
      const row = await repository.putDesign(db, {
        ...{ userId, productId, color: color ?? null, model: model ?? null, layers: media },
        dpi: lowestDpi(areas, layers),
        ...{ hash, createdAt: now(), expiresAt: keptUntil() },
      });
      await keepPictures(row);
      return withMockups(row, { product, layers, folder });
    });
  }

  return {
    /**
     * Keeps a design and renders its mock-ups, unless the user has an equal one that is.
     *
     * @throws AppError `NotFound` for a product or a picture that is not there, `InvalidInput` naming
     *   what cannot be printed, `TooManyRequests` above what one person designs in a day
     */
    create: async (userId: string, productId: string, body: UpdateMediaBody) =>
      viewDesign(uploads, await put(userId, productId, body)),

    list: async (userId: string, page: { limit: number; offset: number }) => {
      const { rows, total } = await repository.listDesigns(db, userId, page);
      return { rows: await Promise.all(rows.map((row) => viewDesign(uploads, row))), total };
    },

    /** @throws AppError `NotFound` */
    read: async (userId: string, id: string): Promise<PrintDesign> =>
      viewDesign(uploads, await find(userId, id)),

    /** Deletes a design with its mock-ups; the pictures on it stay. @throws AppError `NotFound` */
    remove: async (userId: string, id: string): Promise<void> => {
      const row = await repository.deleteDesign(db, userId, id);
      if (!row) throw new AppError('NotFound');
      await removeMockups([row]);
    },

    /** Keeps a design and its pictures for another while, as one that was ordered. */
    keep: async (userId: string, id: string): Promise<void> => {
      const row = await find(userId, id);
      await keepPictures(await repository.putDesign(db, { ...row, expiresAt: keptUntil() }));
    },

    /**
     * A design with every mock-up there; `anew` renders them once more and lets go of the old ones.
     *
     * @throws AppError `NotFound` for a design, a product or a picture that is gone
     */
    rendered: async (userId: string, id: string, { anew }: { anew: boolean }) => {
      const row = await find(userId, id);
      const isThere = ({ objectId }: MockupRow) => uploads.isThere(userId, objectId);
      const there = row.mockups && (await Promise.all(row.mockups.map(isThere)));
      if (!anew && there?.every(Boolean)) return viewDesign(uploads, row);
      const product = await findProduct(row.productId);
      if (!product) throw new AppError('NotFound');
      const made = await withLayers(pictures, row, async (layers, folder) => {
        if (anew) await repository.dropMockups(db, id);
        const bare = anew ? { ...row, mockups: null } : row;
        return withMockups(bare, { product, layers, folder });
      });
      if (anew) await removeMockups([row]);
      return viewDesign(uploads, made);
    },

    /** Keeps those that end soon and that something else of their user needs. */
    keepNeeded: async (
      needed: (ids: string[]) => Promise<string[]>,
      limit = 200,
    ): Promise<void> => {
      const soon = new Date(+now() + keptAheadMs);
      const ending = await repository.listExpiredDesigns(db, soon, limit);
      const ids = new Set(await needed(ending.map(({ id }) => id)));
      for (const row of ending.filter(({ id }) => ids.has(id))) {
        await keepPictures(await repository.putDesign(db, { ...row, expiresAt: keptUntil() }));
      }
    },

    /** @throws AppError `NotFound` for a design, a product or a picture that is gone */
    printFiles: createPrintFiles(parts),

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
      const ids = old.map(({ id }) => id);
      await removeMockups(await repository.deleteExpired(db, ids, now()));
    },
  };
}
