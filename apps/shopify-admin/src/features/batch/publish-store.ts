import type { StoreProblem } from '../../store/store-problem.ts';

type PublishState = 'waiting' | 'publishing' | 'published' | 'failed' | 'undoing' | 'undone';

/** The publish state of one result. `objectId` is its published output. */
export type Entry = { state: PublishState; objectId: string | null; problem: StoreProblem | null };

type Run = { controller: AbortController };
type Snapshot = {
  entries: ReadonlyMap<string, Entry>;
  /** The merchant's alt texts, by item; they override those of the pictures. */
  alts: ReadonlyMap<string, string>;
  /** Results excluded from publishing. */
  leftOut: ReadonlySet<string>;
  /** Picked output of a result, if not the first. */
  picks: ReadonlyMap<string, number>;
  running: boolean;
};

const empty: Snapshot = {
  entries: new Map(),
  alts: new Map(),
  leftOut: new Set(),
  picks: new Map(),
  running: false,
};
let snapshot = empty;
let run: Run | null = null;
const listeners = new Set<() => void>();

/** Closing the page would leave the rest undone. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function publish(next: Snapshot): void {
  if (next.running) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  snapshot = next;
  for (const listener of listeners) listener();
}

/** The publish state of batch items; runs continue while other pages are open. */
export const publishStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  snapshot: () => snapshot,

  set: (itemId: string, entry: Partial<Entry> & Pick<Entry, 'state'>): void => {
    const known = snapshot.entries.get(itemId) ?? { objectId: null, problem: null };
    const entries = new Map(snapshot.entries);
    entries.set(itemId, { ...known, problem: null, ...entry });
    publish({ ...snapshot, entries });
  },

  /** An empty text keeps the picture's alt text. */
  setAlts: (changes: ReadonlyMap<string, string>): void => {
    const known = [...snapshot.alts, ...changes].map(([id, alt]) => [id, alt.trim()] as const);
    publish({ ...snapshot, alts: new Map([...new Map(known)].filter(([, alt]) => alt !== '')) });
  },

  choose: (itemIds: readonly string[], chosen: boolean): void => {
    const leftOut = new Set(snapshot.leftOut);
    for (const id of itemIds) {
      if (chosen) leftOut.delete(id);
      else leftOut.add(id);
    }
    publish({ ...snapshot, leftOut });
  },

  pick: (itemId: string, index: number): void => {
    const picks = new Map(snapshot.picks);
    picks.set(itemId, index);
    publish({ ...snapshot, picks });
  },

  forget: (itemIds: readonly string[]): void => {
    const entries = new Map(snapshot.entries);
    for (const id of itemIds) entries.delete(id);
    publish({ ...snapshot, entries });
  },

  /** One piece of work at a time, until it ends or is stopped. */
  run: async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    if (run) return;
    const controller = new AbortController();
    run = { controller };
    publish({ ...snapshot, running: true });
    try {
      await work(controller.signal);
    } finally {
      run = null;
      publish({ ...snapshot, running: false });
    }
  },

  stop: (): void => run?.controller.abort(),
};
