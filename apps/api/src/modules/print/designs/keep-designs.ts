import { AppError } from '../../../platform/errors.ts';
import { dayMs, keptUntil, type DesignsParts } from './designs-parts.ts';
import * as repository from './designs.repository.ts';
import type { DesignRow } from './designs.repository.ts';

/** Time enough for a night without a worker. */
const keptAheadMs = 3 * dayMs;

type Parts = Pick<DesignsParts, 'db' | 'uploads' | 'now'>;

/** @throws AppError `NotFound` for a design that is not the user's, or is past its time */
export async function requireDesign(
  { db, now }: Pick<Parts, 'db' | 'now'>,
  userId: string,
  id: string,
): Promise<DesignRow> {
  const row = await repository.findDesign(db, userId, id);
  if (!row || row.expiresAt <= now()) throw new AppError('NotFound');
  return row;
}

/** What a design shows lives as long as the design does. */
export const keepPictures =
  ({ uploads, now }: Pick<Parts, 'uploads' | 'now'>) =>
  async ({ userId, layers, mockups }: DesignRow): Promise<void> => {
    const made = (mockups ?? []).map(({ objectId }) => objectId);
    const ids = [...layers.map((one) => one.object_id), ...made];
    await uploads.keepUntil(userId, ids, keptUntil(now()));
  };

const keepRow = (parts: Parts) => {
  const keep = keepPictures(parts);
  return async (row: DesignRow): Promise<void> => {
    const expiresAt = keptUntil(parts.now());
    await keep(await repository.putDesign(parts.db, { ...row, expiresAt }));
  };
};

/** Keeps a design and its pictures for another while, as one that was ordered. */
export const keepDesign = (parts: Parts) => {
  const keep = keepRow(parts);
  return async (userId: string, id: string): Promise<void> =>
    keep(await requireDesign(parts, userId, id));
};

/** Keeps those that end soon and that something else of their user needs. */
export const keepNeeded = (parts: Parts) => {
  const keep = keepRow(parts);
  return async (needed: (ids: string[]) => Promise<string[]>, limit = 200): Promise<void> => {
    const soon = new Date(+parts.now() + keptAheadMs);
    const ending = await repository.listExpiredDesigns(parts.db, soon, limit);
    const ids = new Set(await needed(ending.map(({ id }) => id)));
    for (const row of ending.filter(({ id }) => ids.has(id))) await keep(row);
  };
};
