import { storeRules } from '@tintory/contract';
import type { Database } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ZipEntry } from '../../../platform/stream-zip.ts';
import { defaultFileName } from '../../uploads/file-name.ts';
import type { PictureCopies } from './picture-copies.ts';
import * as repository from './publications.repository.ts';
import type { PublicationRow } from './publications.repository.ts';

const lifeMs = storeRules.undoDays * 86_400_000;

type Dependencies = { db: Database; copies: PictureCopies; now: () => Date };

/** What a picture replaced, and not one that was added beside the others. */
export const isReplacement = ({ beforeUrl }: PublicationRow): boolean => beforeUrl !== null;

/** What replaced another can be undone while that is kept; what was added only has to go. */
export const isUndoable = (row: PublicationRow): boolean =>
  row.status === 'published' && (!isReplacement(row) || row.copyKey !== null);

export const originalGone = () =>
  new AppError('NotFound', {
    details: { original: { text: 'originalGone', days: storeRules.undoDays } },
  });

/** Our copies of what we replaced in stores: they take room, so they do not stay for ever. */
export function createOriginals({ db, copies, now }: Dependencies) {
  /** The file first: should this end between the two, the next sweep finds the row again. */
  async function drop({ id, copyKey }: PublicationRow): Promise<void> {
    await copies.drop(copyKey);
    await repository.updatePublication(db, id, { copyKey: null, copyType: null });
  }

  return {
    /** Lets go of what is too old, and of the oldest of a store that has too many. */
    sweep: async (limit = 500): Promise<void> => {
      const before = new Date(+now() - lifeMs);
      for (const row of await repository.listOldCopies(db, before, limit)) await drop(row);
      const most = storeRules.maxOriginals;
      for (const row of await repository.listSurplusCopies(db, most, limit)) await drop(row);
    },

    /** Everything that was published in a shop, and the files that are kept for it. */
    exportOf: async (shop: string, limit: number) => {
      const rows = await repository.listAllPublications(db, shop, limit);
      const files = rows.flatMap(({ id, copyKey, copyType }): ZipEntry[] => {
        if (!copyKey || !copyType) return [];
        const name = `originals/${id}-${defaultFileName(copyType)}`;
        return [{ name, compress: false, open: () => copies.read(copyKey) }];
      });
      return { rows, files };
    },
  };
}
