import { onWorkLeft } from '../work-owner.ts';
import type { Upload } from './upload-list.ts';
import { runUploads, type UploadWork } from './run-uploads.ts';

type Ways = Pick<UploadWork, 'send' | 'add'>;
type Running = { uploads: readonly Upload[]; ways: Ways; controller: AbortController };

/** Running uploads by batch; they continue while other pages are open. */
const running = new Map<string, Running>();
const listeners = new Set<() => void>();
const none: readonly Upload[] = [];

/** Closing the page would lose unsent photos. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const underWay = () =>
  [...running.values()].some(({ uploads }) =>
    uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
  );

function set(batchId: string, uploads: readonly Upload[]): void {
  const known = running.get(batchId);
  if (!known) return;
  running.set(batchId, { ...known, uploads });
  if (underWay()) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

const changeOne = (batchId: string) => (key: string, change: Partial<Upload>) => {
  const known = running.get(batchId)?.uploads ?? none;
  set(
    batchId,
    known.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)),
  );
};

function run(batchId: string, { uploads, ways, controller }: Running): void {
  const { signal } = controller;
  const change = changeOne(batchId);
  const lost = () => {
    for (const { key, state } of uploadsStore.of(batchId)) {
      if (state === 'waiting' || state === 'sending') change(key, { state: 'failed' });
    }
  };
  runUploads({ uploads, signal, ...ways, change }).catch(lost);
}

export const uploadsStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  of: (batchId: string): readonly Upload[] => running.get(batchId)?.uploads ?? none,

  /** Starts to send; more photos for the same batch follow those before. */
  start: (batchId: string, uploads: readonly Upload[], ways: Ways): void => {
    const fresh = { uploads, ways, controller: new AbortController() };
    const before = running.get(batchId);
    running.set(batchId, { ...fresh, uploads: [...(before?.uploads ?? none), ...uploads] });
    set(batchId, uploadsStore.of(batchId));
    run(batchId, fresh);
  },

  /** Retries failed uploads. */
  retry: (batchId: string): void => {
    const known = running.get(batchId);
    if (!known) return;
    const again = known.uploads.map((upload) =>
      upload.state === 'failed' ? { ...upload, state: 'waiting' as const, progress: 0 } : upload,
    );
    set(batchId, again);
    run(batchId, { ...known, uploads: again.filter(({ state }) => state === 'waiting') });
  },

  /** Stops sending and forgets what was not sent. */
  stop: (batchId: string): void => {
    running.get(batchId)?.controller.abort();
    set(batchId, none);
    running.delete(batchId);
  },
};

onWorkLeft(() => {
  for (const batchId of running.keys()) uploadsStore.stop(batchId);
});
