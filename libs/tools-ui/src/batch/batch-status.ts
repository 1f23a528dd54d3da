import type { Batch } from '@tintory/contract';

export const isOpen = ({ status }: Batch): boolean => status === 'running' || status === 'paused';

/** Partly failed batches are not shown in green. */
export const badgeOf = ({ status, counts: { failed, held } }: Batch) =>
  status === 'finished' && failed + held > 0 ? 'partly' : status;
