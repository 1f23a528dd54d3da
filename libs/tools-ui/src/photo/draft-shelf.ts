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
/** 2: drafts belong to an account. Those of before said nobody's name, and are gone. */
const version = 2;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      if (database.objectStoreNames.contains(storeName)) database.deleteObjectStore(storeName);
      database.createObjectStore(storeName);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no drafts.'));
  });
}

const answerOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The draft was lost.'));
  });

const shelfOf = (store: IDBObjectStore): Shelf => ({
  get: (key) => answerOf<Draft | undefined>(store.get(key)),
  put: (key, draft) => answerOf(store.put(draft, key)),
  remove: (key) => answerOf(store.delete(key)),
  entries: async () => {
    const [keys, drafts] = await Promise.all([
      answerOf(store.getAllKeys()),
      answerOf<Draft[]>(store.getAll()),
    ]);
    return drafts.map((draft, at) => [String(keys[at]), draft]);
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
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The draft was lost.'));
    });
    const [result] = await Promise.all([work(shelfOf(transaction.objectStore(storeName))), done]);
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
