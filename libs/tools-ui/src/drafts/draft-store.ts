import { onWorkLeft, workOwner } from '../work-owner.ts';
import type { Draft } from './draft.ts';
import { inDatabase, shelfInMemory, type Shelf } from './draft-shelf.ts';

/** Forgotten photos are deleted: a sign-in link is valid for ten minutes, so an hour is ample. */
export const keptForMs = 60 * 60 * 1_000;

export type DraftStore = {
  save: (toolId: string, draft: Omit<Draft, 'savedAt'>) => Promise<void>;
  load: (toolId: string) => Promise<Draft | undefined>;
  /** True for exactly one caller, across tabs: it may run what was waiting. */
  takePending: (toolId: string) => Promise<boolean>;
  remove: (toolId: string) => Promise<void>;
};

const isFresh = ({ savedAt }: Draft) => Date.now() - savedAt < keptForMs;

/** The places of a tool's draft: the owner's, and the visitor's that the owner may have been. */
type Places = { own: string; visitors: string };

const prefixOf = (account: string | null) => `${account ?? 'visitor'}/`;
const placesOf = (account: string | null, toolId: string): Places => ({
  own: prefixOf(account) + toolId,
  visitors: prefixOf(null) + toolId,
});

/** Kept in memory if the browser refuses storage. */
const memory = shelfInMemory();

async function onShelf<Result>(
  toolId: string,
  work: (shelf: Shelf, places: Places) => Promise<Result>,
): Promise<Result> {
  const places = placesOf(await workOwner(), toolId);
  const remembered = memory.has(places.own) || memory.has(places.visitors);
  if (remembered) return work(memory, places);
  return inDatabase((shelf) => work(shelf, places));
}

async function clear(shelf: Shelf, { own, visitors }: Places): Promise<void> {
  await shelf.remove(own);
  await shelf.remove(visitors);
}

/** The draft of a tool. What a visitor began is the account's that they signed in to. */
async function take(shelf: Shelf, places: Places): Promise<Draft | undefined> {
  const freshAt = async (key: string) => {
    const draft = await shelf.get(key);
    return draft && isFresh(draft) ? draft : undefined;
  };
  const own = await freshAt(places.own);
  const visitors = places.own === places.visitors ? undefined : await freshAt(places.visitors);
  if (!visitors || (own && own.savedAt > visitors.savedAt)) return own;
  await shelf.remove(places.visitors);
  await shelf.put(places.own, visitors);
  return visitors;
}

/**
 * Drafts in IndexedDB, apart by account. Private windows and frames of another site may be refused
 * it: then only a reload loses the photo.
 */
export const draftStore: DraftStore = {
  save: async (toolId, draft) => {
    const places = placesOf(await workOwner(), toolId);
    const put = async (shelf: Shelf) => {
      await clear(shelf, places);
      await shelf.put(places.own, { ...draft, savedAt: Date.now() });
    };
    await clear(memory, places);
    await inDatabase(put).catch(() => put(memory));
    sweepLater();
  },
  load: (toolId) => onShelf(toolId, take),
  takePending: (toolId) =>
    onShelf(toolId, async (shelf, places) => {
      const draft = await take(shelf, places);
      if (!draft?.pending) return false;
      await shelf.put(places.own, { ...draft, pending: false });
      return true;
    }),
  remove: (toolId) => onShelf(toolId, clear),
};

async function removeWhere(isGone: (key: string, draft: Draft) => boolean): Promise<void> {
  const work = async (shelf: Shelf) => {
    for (const [key, draft] of await shelf.entries()) {
      if (isGone(key, draft)) await shelf.remove(key);
    }
  };
  await Promise.allSettled([work(memory), inDatabase(work)]);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Deletes expired drafts while the page is open. */
function sweepLater(ms = keptForMs): void {
  timer ??= setTimeout(() => {
    timer = undefined;
    void sweepDrafts();
  }, ms);
}

/** Deletes the drafts that are too old, whosever they are, and goes on as others get too old. */
export async function sweepDrafts(): Promise<void> {
  let oldest = Infinity;
  await removeWhere((_, draft) => {
    if (!isFresh(draft)) return true;
    oldest = Math.min(oldest, draft.savedAt);
    return false;
  });
  if (oldest < Infinity) sweepLater(Math.max(0, oldest + keptForMs - Date.now()));
}

// Includes an earlier visitor's draft, which would pass to the next account.
onWorkLeft((account) => {
  const left = [prefixOf(account), prefixOf(null)];
  void removeWhere((key) => left.some((prefix) => key.startsWith(prefix)));
});
