import type { Batch, BatchItem, CursorPage } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import * as items from './batch-items.repository.ts';
import type { BatchItemRow } from './batch-items.repository.ts';
import { viewBatch, viewItem } from './batch-view.ts';
import * as repository from './batches.repository.ts';
import type { BatchRow } from './batches.repository.ts';

type Dependencies = { db: Database; uploads: UploadsService };

type ItemsQuery = {
  cursor?: string | undefined;
  limit: number;
  status?: BatchItemRow['status'] | undefined;
};

export type BatchReader = ReturnType<typeof createBatchReader>;

/** Shows batches to their owner. */
export function createBatchReader({ db, uploads }: Dependencies) {
  const own = async (userId: string, id: string): Promise<BatchRow> => {
    const batch = await repository.findBatch(db, userId, id);
    if (!batch) throw new AppError('NotFound');
    return batch;
  };

  async function viewAll(rows: BatchRow[]): Promise<Batch[]> {
    const tallies = await items.tallyItems(
      db,
      rows.map(({ id }) => id),
    );
    return rows.flatMap((row) => {
      const tally = tallies.get(row.id);
      return tally ? [viewBatch(row, tally)] : [];
    });
  }

  async function find(userId: string, id: string): Promise<Batch | undefined> {
    const batch = await repository.findBatch(db, userId, id);
    return batch && (await viewAll([batch]))[0];
  }

  async function read(userId: string, id: string): Promise<Batch> {
    const view = await find(userId, id);
    if (!view) throw new AppError('NotFound');
    return view;
  }

  return {
    own,
    find,
    read,

    list: async (userId: string, { page, limit }: { page: number; limit: number }) => {
      const found = await repository.listBatches(db, userId, { limit, offset: (page - 1) * limit });
      return { rows: await viewAll(found.rows), total: found.total };
    },

    listItems: async (
      userId: string,
      id: string,
      { cursor, limit, status }: ItemsQuery,
      language: Language,
    ): Promise<CursorPage<BatchItem>> => {
      const batch = await own(userId, id);
      const after = cursor === undefined ? -1 : readCursor(cursor);
      const found = await items.listItems(db, id, { after, limit: limit + 1, status });
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      return {
        rows: await Promise.all(rows.map((row) => viewItem(batch, row, uploads, language))),
        pageInfo: {
          end_cursor: last ? String(last.item.position) : null,
          has_next_page: found.length > limit,
        },
      };
    },

    /** The user's batches, the newest first, each with its items as they are kept. */
    listAll: async (userId: string, limit: number) => {
      const { rows } = await repository.listBatches(db, userId, { limit, offset: 0 });
      const kept = await items.listOfUser(db, userId);
      const byBatch = Map.groupBy(kept, ({ batchId }) => batchId);
      return rows.map((batch) => ({ ...batch, items: byBatch.get(batch.id) ?? [] }));
    },
  };
}

/** The cursor is the position of the last item of the page before. */
function readCursor(cursor: string): number {
  if (!/^\d{1,6}$/.test(cursor)) {
    throw new AppError('InvalidInput', { details: { cursor: { text: 'noWayOn' } } });
  }
  return Number(cursor);
}
