import { openDB, type DBSchema, type IDBPObjectStore } from 'idb';
import type { Draft } from './draft.ts';

/** Where drafts lie, each under a key of its own. */
export type Shelf = {
  get: (key: string) => Promise<Draft | undefined>;
  put: (key: string, draft: Draft) => Promise<unknown>;
  remove: (key: string) => Promise<unknown>;
  entries: () => Promise<[key: string, draft: Draft][]>;
};

const databaseName = 'tintory-workbench';
const storeName = 'drafts';
/** 2: drafts belong to an account. Earlier ones had no owner and are deleted. */
const version = 2;

interface DraftDatabase extends DBSchema {
  [storeName]: { key: string; value: Draft };
}
type DraftStore = IDBPObjectStore<DraftDatabase, [typeof storeName], typeof storeName, 'readwrite'>;

const openDatabase = () =>
  openDB<DraftDatabase>(databaseName, version, {
    upgrade(database) {
      if (database.objectStoreNames.contains(storeName)) database.deleteObjectStore(storeName);
      database.createObjectStore(storeName);
    },
  });

const shelfOf = (store: DraftStore): Shelf => ({
  get: (key) => store.get(key),
  put: (key, draft) => store.put(draft, key),
  remove: (key) => store.delete(key),
  entries: async () => {
    const [keys, drafts] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.map((key, at) => [key, drafts[at] as Draft]);
  },
});

/**
 * Works on the drafts of the browser's database in one transaction: across all tabs one after the
 * other. Rejects, with nothing done, where the browser keeps none.
 *
 * @param work may await nothing but the shelf, or the transaction ends before it
 */
export async function inDatabase<Result>(work: (shelf: Shelf) => Promise<Result>): Promise<Result> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(storeName, 'readwrite');
    const [result] = await Promise.all([work(shelfOf(transaction.store)), transaction.done]);
    return result;
  } finally {
    database.close();
  }
}

/** Drafts that last as long as this page. */
export function shelfInMemory(): Shelf & { has: (key: string) => boolean } {
  const drafts = new Map<string, Draft>();
  return {
    has: (key) => drafts.has(key),
    get: async (key) => drafts.get(key),
    put: async (key, draft) => drafts.set(key, draft),
    remove: async (key) => drafts.delete(key),
    entries: async () => [...drafts],
  };
}
