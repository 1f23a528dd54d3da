import type { PrintDesign } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import type { MockupRow } from '../designs.table.ts';
import type { DesignsParts } from './designs-parts.ts';
import * as repository from './designs.repository.ts';
import type { DesignRow } from './designs.repository.ts';
import { requireDesign } from './keep-designs.ts';
import type { MockupMaker } from './mockup-maker.ts';
import { withLayers } from './open-layers.ts';
import { viewDesign } from './view-design.ts';

/**
 * A design with every mock-up there; `anew` renders them once more and lets go of the old ones.
 *
 * @throws AppError `NotFound` for a design, a product or a picture that is gone
 */
export const renderedDesign = (parts: DesignsParts, withMockups: MockupMaker) => {
  const { db, pictures, uploads, findProduct } = parts;

  return async (userId: string, id: string, { anew }: { anew: boolean }): Promise<PrintDesign> => {
    const row = await requireDesign(parts, userId, id);
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
    if (anew) await removeMockups(uploads, [row]);
    return viewDesign(uploads, made);
  };
};

export const removeMockups = (
  uploads: DesignsParts['uploads'],
  rows: readonly DesignRow[],
): Promise<void> =>
  uploads.remove(rows.flatMap(({ mockups }) => (mockups ?? []).map((one) => one.objectId)));
