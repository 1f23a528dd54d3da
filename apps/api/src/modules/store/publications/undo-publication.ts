import type { Publication } from '@tintory/contract';
import { AppError } from '../../../platform/errors.ts';
import { isUndoable, originalGone } from './originals.ts';
import type { PublicationsParts } from './publications-parts.ts';
import * as repository from './publications.repository.ts';
import type { PublicationRow } from './publications.repository.ts';
import { publishRefused } from './publish-refused.ts';
import { viewPublication } from './view-publication.ts';

/**
 * Restores the picture that stood there before; idempotent.
 *
 * @throws AppError `Conflict` while a later picture stands in its place, `NotFound` once what stood
 * there is no longer kept
 */
export const undoPublication = (parts: PublicationsParts) => {
  const { db, copies, now } = parts;
  const putBack = putOriginalBack(parts);
  const view = viewPublication(parts);

  return async (shop: string, id: string): Promise<Publication> => {
    const row = await repository.findPublication(db, shop, id);
    if (!row || row.status === 'pending') throw new AppError('NotFound');
    if (row.status === 'undone') return view(row);
    if (!isUndoable(row)) throw originalGone();
    if (await repository.isCovered(db, row)) throw new AppError('Conflict');
    await putBack(row);
    const change = { status: 'undone', undoneAt: now(), copyKey: null, copyType: null } as const;
    const undone = await repository.updatePublication(db, id, change);
    await copies.drop(row.copyKey);
    return view(undone);
  };
};

const putOriginalBack =
  ({ files, copies }: PublicationsParts) =>
  async ({ shop, fileId, copyKey, altBefore }: PublicationRow): Promise<void> => {
    if (!copyKey) {
      // Somebody may have deleted it in the store.
      if (await files.read(shop, fileId)) await files.remove(shop, [fileId]);
      return;
    }
    const originalSource = await copies.stageKept(shop, copyKey);
    await files.replace(shop, fileId, { originalSource, alt: altBefore ?? '' });
    const file = await files.settled(shop, fileId);
    if (file?.fileStatus === 'READY') return;
    if (file) await files.keepOld(shop, fileId);
    throw publishRefused(file?.fileErrors ?? [{ message: 'The store has not taken it yet.' }]);
  };
