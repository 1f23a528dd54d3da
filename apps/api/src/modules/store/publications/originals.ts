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

/** Of a picture that replaced another one, not of an added one. */
export const isReplacement = ({ beforeUrl }: PublicationRow): boolean => beforeUrl !== null;

/** A replacement can be undone while the original is kept; an addition always. */
export const isUndoable = (row: PublicationRow): boolean =>
  row.status === 'published' && (!isReplacement(row) || row.copyKey !== null);

export const originalGone = () =>
  new AppError('NotFound', {
    details: { original: { text: 'originalGone', days: storeRules.undoDays } },
  });

/** Our copies of replaced store pictures; they take space, so they expire. */
export function createOriginals({ db, copies, now }: Dependencies) {
  /** The file first: after a crash in between, the next sweep finds the row again. */
  async function drop({ id, copyKey }: PublicationRow): Promise<void> {
    await copies.drop(copyKey);
    await repository.updatePublication(db, id, { copyKey: null, copyType: null });
  }

  return {
    /** Deletes expired copies, and the oldest ones of a store beyond the limit. */
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
