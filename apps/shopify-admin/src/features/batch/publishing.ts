import type { BatchAddition } from '@tintory/tools-ui';
import { PublishPanel } from './publish-panel.tsx';
import { PublishRowChoice } from './publish-row-choice.tsx';
import { PublishRowActions, PublishRowNote } from './publish-row.tsx';

/** The way of a batch's results into the store. */
export const publishing: BatchAddition = {
  Head: PublishPanel,
  rowLead: { isFor: (item) => item.shopify_product_id !== null, Cell: PublishRowChoice },
  RowActions: PublishRowActions,
  RowNote: PublishRowNote,
};
