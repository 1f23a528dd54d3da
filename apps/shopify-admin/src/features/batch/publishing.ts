import type { BatchAddition } from '@tintory/tools-ui';
import { PublishPanel } from './publish-panel.tsx';
import { PublishRowChoice } from './publish-row-choice.tsx';
import { PublishRowActions, PublishRowNote } from './publish-row.tsx';
import { UnpaidBanner } from './unpaid-banner.tsx';

/** The store's additions to a batch: publishing its results, and notices about its plan. */
export const publishing: BatchAddition = {
  Head: PublishPanel,
  Unpaid: UnpaidBanner,
  rowLead: { isFor: (item) => item.shopify_product_id !== null, Cell: PublishRowChoice },
  RowActions: PublishRowActions,
  RowNote: PublishRowNote,
};
