import type { JobStatus } from '@tintory/contract';
import type { ComponentType, ReactNode } from 'react';

/** What the history leaves to the app: icons of its own, and what its kit has no control for. */
export type HistoryLook = {
  icons: {
    favourite: ReactNode;
    /** Where it is none yet. */
    notFavourite: ReactNode;
    download: ReactNode;
    retry: ReactNode;
    /** For what would only fail again as it is. */
    change: ReactNode;
    delete: ReactNode;
  };
  Status: ComponentType<{ status: JobStatus }>;
  /** In place of the words of a card that is still to come. */
  bone: ReactNode;
  /** Above the words where there is nothing to list. */
  picture?: ReactNode;
  /** The way to a first result; without one, the most wanted tool. */
  begin?: { label: string; onClick: () => void };
};
