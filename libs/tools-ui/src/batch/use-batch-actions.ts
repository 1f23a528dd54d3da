import { ApiError } from '@tintory/api-client';
import type { Batch } from '@tintory/contract';
import { useT } from '@tintory/i18n';
import { useKit } from '@tintory/ui-kit';
import { useState } from 'react';
import { followDownload } from '../photo/follow-download.ts';
import { useToolServices } from '../tool-services.tsx';
import { uploadsStore } from './uploads-store.ts';

type Action = 'pause' | 'resume' | 'retry' | 'accept' | 'cancel' | 'complete' | 'archive';

const textOfCode: Record<string, 'offline' | 'unknown'> = {
  Offline: 'offline',
  OutcomeUnknown: 'unknown',
};
const failureText = (error: unknown) =>
  (error instanceof ApiError && textOfCode[error.code]) || 'action';

/** What a person may do to a batch, one thing at a time; what fails says so. */
export function useBatchActions(batchId: string, keep: (work: Promise<Batch>) => Promise<Batch>) {
  const { api } = useToolServices();
  const { toast } = useKit();
  const t = useT('batch', 'errors');
  const [pending, setPending] = useState<Action | null>(null);

  const act = async (action: Action, work: () => Promise<unknown>) => {
    if (pending) return;
    setPending(action);
    try {
      await work();
    } catch (error) {
      toast({ tone: 'bad', text: t(`batch:failed.${failureText(error)}`) });
    } finally {
      setPending(null);
    }
  };
  const { batches } = api;
  return {
    pending,
    pause: () => act('pause', () => keep(batches.pause(batchId))),
    resume: () => act('resume', () => keep(batches.resume(batchId))),
    retry: () => act('retry', () => keep(batches.retry(batchId))),
    /** Makes what was held back all the same: these items, or all of it. */
    accept: (itemIds?: string[]) =>
      act('accept', () => keep(batches.accept(batchId, itemIds && { item_ids: itemIds }))),
    /** Ends it; what is done stays. */
    cancel: () =>
      act('cancel', async () => {
        uploadsStore.stop(batchId);
        await keep(batches.cancel(batchId));
      }),
    /** Nothing more is to come. */
    complete: () =>
      act('complete', () => keep(batches.add(batchId, { items: [], complete: true }))),
    downloadAll: () =>
      act('archive', async () => followDownload((await batches.archive(batchId)).url)),
  };
}

export type BatchActions = ReturnType<typeof useBatchActions>;
