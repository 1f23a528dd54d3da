import type { Database } from '../../platform/database/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import * as repository from './objects.repository.ts';

type Dependencies = {
  db: Database;
  storage: Storage;
  onError: (error: unknown) => void;
  now: () => Date;
};

/** Objects deleted by one statement, which takes 65,535 values at most; each has up to six. */
const atOnce = 500;
/** Files that one sweep removes of those the storage kept back. */
const perSweep = 500;

/**
 * Deletes objects at once for their owner, and their files as soon as the storage allows: a failing
 * bucket must neither block deletion nor leave files behind.
 */
export function createObjectRemover({ db, storage, onError, now }: Dependencies) {
  async function removeFiles(keys: string[]): Promise<void> {
    const attempts = await Promise.allSettled(keys.map((key) => storage.remove(key)));
    const refused = attempts.find((attempt) => attempt.status === 'rejected');
    if (refused) onError(new Error('Files wait for their removal.', { cause: refused.reason }));
    await repository.deleteRemovals(
      db,
      keys.filter((_, index) => attempts[index]?.status === 'fulfilled'),
    );
  }

  return {
    now: async (ids: string[]): Promise<void> => {
      for (let from = 0; from < ids.length; from += atOnce) {
        const some = ids.slice(from, from + atOnce);
        const keys = await db.transaction((tx) => repository.forgetObjects(tx, some, now()));
        await removeFiles(keys);
      }
    },
    /** Deletions that the storage refused before. */
    rest: async (): Promise<void> => removeFiles(await repository.listRemovals(db, perSweep)),
  };
}
