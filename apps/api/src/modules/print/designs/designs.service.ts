import type { PrintDesign } from '@tintory/contract';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createDesign } from './create-design.ts';
import type { DesignsParts } from './designs-parts.ts';
import * as repository from './designs.repository.ts';
import { keepDesign, keepNeeded, requireDesign } from './keep-designs.ts';
import { createMockupMaker } from './mockup-maker.ts';
import { createPrintFiles } from './print-files.ts';
import { removeMockups, renderedDesign } from './rendered-design.ts';
import { viewDesign } from './view-design.ts';

export type DesignsService = ReturnType<typeof createDesignsService>;

/** Designs on products, their mock-ups and their print files. */
export function createDesignsService(parts: DesignsParts) {
  const { db, uploads, now } = parts;
  const withMockups = createMockupMaker(parts);

  return {
    create: createDesign(parts, withMockups),

    list: async (userId: string, page: { limit: number; offset: number }) => {
      const { rows, total } = await repository.listDesigns(db, userId, page);
      return { rows: await Promise.all(rows.map((row) => viewDesign(uploads, row))), total };
    },

    /** @throws AppError `NotFound` */
    read: async (userId: string, id: string): Promise<PrintDesign> =>
      viewDesign(uploads, await requireDesign(parts, userId, id)),

    /**
     * Deletes a design with its mock-ups; the pictures on it stay.
     *
     * @throws AppError `NotFound`
     */
    remove: async (userId: string, id: string): Promise<void> => {
      const row = await repository.deleteDesign(db, userId, id);
      if (!row) throw new AppError('NotFound');
      await removeMockups(uploads, [row]);
    },

    keep: keepDesign(parts),
    keepNeeded: keepNeeded(parts),
    rendered: renderedDesign(parts, withMockups),

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
      await removeMockups(uploads, await repository.deleteExpired(db, ids, now()));
    },
  };
}
