import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import type { OptionValues } from '../options/option-values.ts';

/**
 * What somebody was about to do, kept in the browser so that signing in loses nothing: the magic
 * link may open in this tab or in another one.
 */
export type Draft = {
  /** The photo; null where a tool needs none. */
  file: Blob | null;
  name: string;
  /** The picture of a store that the photo is, or was made from. */
  origin?: PhotoOrigin | null;
  values: OptionValues;
  /** The run waits for a sign-in; whoever takes it first runs it. */
  pending: boolean;
  /**
   * The job that it went into: a free preview is come back to, and once a paid one has succeeded,
   * the draft is done with.
   */
  jobId?: string | null;
  savedAt: number;
};

/** A forgotten photo should not lie around: a link is good for ten minutes, an hour is ample. */
const keptForMs = 60 * 60 * 1_000;

const storeName = 'drafts';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('tintory-workbench', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps no drafts.'));
  });
}

/** One transaction; the work may issue further requests on the same store. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, done: (result: Result) => void) => void,
): Promise<Result | undefined> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      let result: Result | undefined;
      const transaction = database.transaction(storeName, mode);
      work(transaction.objectStore(storeName), (value) => (result = value));
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error('The draft was lost.'));
    });
  } finally {
    database.close();
  }
}

export type DraftStore = {
  save: (toolId: string, draft: Omit<Draft, 'savedAt'>) => Promise<void>;
  load: (toolId: string) => Promise<Draft | undefined>;
  /** True for exactly one caller, across tabs: it may run what was waiting. */
  takePending: (toolId: string) => Promise<boolean>;
  remove: (toolId: string) => Promise<void>;
};

const storedDrafts: DraftStore = {
  save: async (toolId, draft) => {
    await inStore('readwrite', (store) => store.put({ ...draft, savedAt: Date.now() }, toolId));
  },
  load: async (toolId) => {
    const draft = await inStore<Draft | undefined>('readonly', (store, done) => {
      const request = store.get(toolId);
      request.onsuccess = () => done(request.result);
    });
    return draft && Date.now() - draft.savedAt < keptForMs ? draft : undefined;
  },
  takePending: async (toolId) => {
    const taken = await inStore<boolean>('readwrite', (store, done) => {
      const request = store.get(toolId);
      request.onsuccess = () => {
        const draft: Draft | undefined = request.result;
        if (!draft?.pending) return done(false);
        store.put({ ...draft, pending: false }, toolId);
        done(true);
      };
    });
    return taken ?? false;
  },
  remove: async (toolId) => {
    await inStore('readwrite', (store) => store.delete(toolId));
  },
};

/** What the browser refused to keep lasts as long as this page. */
const memory = new Map<string, Draft>();

/**
 * Drafts in IndexedDB. Private windows and frames of another site may be refused it: then only a
 * reload loses the photo.
 */
export const draftStore: DraftStore = {
  save: async (toolId, draft) => {
    memory.delete(toolId);
    try {
      await storedDrafts.save(toolId, draft);
    } catch {
      memory.set(toolId, { ...draft, savedAt: Date.now() });
    }
  },
  load: async (toolId) => memory.get(toolId) ?? storedDrafts.load(toolId),
  takePending: async (toolId) => {
    const draft = memory.get(toolId);
    if (!draft) return storedDrafts.takePending(toolId);
    memory.set(toolId, { ...draft, pending: false });
    return draft.pending;
  },
  remove: async (toolId) => {
    if (!memory.delete(toolId)) await storedDrafts.remove(toolId);
  },
};
