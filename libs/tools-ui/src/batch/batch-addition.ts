import type { Batch, BatchItem, NewBatchItem } from '@tintory/contract';
import type { ComponentType, ReactNode } from 'react';

/** What an app adds to a batch at work, such as the way of its results into a store. */
export type BatchAddition = {
  /** Below what every app shows of the batch as a whole. */
  Head?: ComponentType<{ batch: Batch; items: readonly BatchItem[] }>;
  /** Replaces the default message when nothing pays for the remaining photos. */
  Unpaid?: ComponentType<{ batch: Batch }>;
  /** Before the photos of its kind, each in a narrow column that stays free for all others. */
  rowLead?: { isFor: (item: BatchItem) => boolean; Cell: ComponentType<{ item: BatchItem }> };
  /** Beside the actions of one photo. */
  RowActions?: ComponentType<{ item: BatchItem }>;
  /** Below the state of one photo. */
  RowNote?: ComponentType<{ item: BatchItem }>;
};

/** Photos that were chosen elsewhere and need no upload. */
export type GivenPhotos = {
  items: readonly NewBatchItem[];
  onRemove: (key: string) => void;
  onClear: () => void;
  /** Above them. */
  head?: ReactNode;
};
