import type { PrintInStore, PrintInStorePage } from '@tintory/contract';
import { blankVersion } from '@tintory/mockups';
import { AppError } from '../../../platform/errors.ts';
import { errorMessage } from '../../../platform/messages.ts';
import type { Asker, StoreProductsParts } from './store-products-parts.ts';
import * as repository from './store-products.repository.ts';
import type { StoreProductRow } from './store-products.repository.ts';
import { viewStoreProduct } from './view-store-product.ts';
import { createStoreWatch } from './watch-store.ts';

type Parts = Pick<StoreProductsParts, 'db' | 'designs' | 'products'>;

/** @throws AppError `NotFound` for a product that is not of this shop */
export async function requireStoreProduct(
  { db }: Pick<Parts, 'db'>,
  { shop }: Asker,
  id: string,
): Promise<StoreProductRow> {
  const row = await repository.findStoreProduct(db, shop, id);
  if (!row) throw new AppError('NotFound');
  return row;
}

/** Shows a row as it is kept. */
export const viewRow = (parts: Parts) => {
  const isOutdated = mockupsOutdated(parts);
  return async (asker: Asker, row: StoreProductRow): Promise<PrintInStore> => {
    const outdated = await isOutdated(asker, row);
    return viewStoreProduct(row, { outdated, pictureUrl: row.pictureUrl }, asker.language);
  };
};

/** Shows a row as the store has it now. */
export const viewAsSeen = (parts: Parts) => {
  const watch = createStoreWatch(parts);
  const view = viewRow(parts);
  return async (asker: Asker, row: StoreProductRow): Promise<PrintInStore> => {
    const { rows } = await watch.look(asker.shop, [row]);
    return view(asker, rows[0] ?? row);
  };
};

export const listStoreProducts = (parts: Parts) => {
  const watch = createStoreWatch(parts);
  const view = viewRow(parts);

  return async (
    asker: Asker,
    page: { cursor?: string | undefined; limit: number },
  ): Promise<PrintInStorePage> => {
    const found = await repository.listStoreProducts(parts.db, asker.shop, page);
    const { rows, problem } = await watch.look(asker.shop, found.slice(0, page.limit));
    return {
      rows: await Promise.all(rows.map((row) => view(asker, row))),
      pageInfo: {
        end_cursor: rows.at(-1)?.id ?? null,
        has_next_page: found.length > page.limit,
      },
      problem: problem && {
        code: problem,
        message: await errorMessage(asker.language, problem),
      },
    };
  };
};

/** Whether a design's mock-ups differ from those that the store shows. */
const mockupsOutdated =
  ({ designs }: Parts) =>
  async ({ userId }: Asker, row: StoreProductRow): Promise<boolean> => {
    if (row.status !== 'made') return false;
    const design = await designs.read(userId, row.designId).catch(orUndefined);
    if (!design) return false;
    const [shown, sent] = [design.mockups, row.pictures].map((list) => list.length);
    const isOther =
      shown !== sent || row.pictures.some((one, at) => one.objectId !== design.mockups[at]?.id);
    return isOther || row.blankHash !== blankVersion(row.printProductId);
  };

function orUndefined(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'NotFound') return undefined;
  throw error;
}
