import type { BatchAddition } from '@tintory/tools-ui';
import { PublishRowActions, PublishRowNote } from './publish-row.tsx';
import { PublishPanel } from './publish-panel.tsx';

/** The way of a batch's results into the store. */
export const publishing: BatchAddition = {
  Head: PublishPanel,
  RowActions: PublishRowActions,
  RowNote: PublishRowNote,
};
