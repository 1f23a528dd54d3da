import { useSyncExternalStore } from 'react';
import { uploadsStore } from './uploads-store.ts';

/** The photos of a batch that this page sends, or has sent. */
export const useUploads = (batchId: string) =>
  useSyncExternalStore(
    uploadsStore.subscribe,
    () => uploadsStore.of(batchId),
    () => uploadsStore.of(batchId),
  );
