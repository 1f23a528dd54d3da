import type { Batch } from '@tintory/contract';

export const isOpen = ({ status }: Batch): boolean => status === 'running' || status === 'paused';

/** Done, but not all of it well: no reason to say so in green. */
export const badgeOf = ({ status, counts: { failed, doubtful } }: Batch) =>
  status === 'finished' && failed + doubtful > 0 ? 'partly' : status;
