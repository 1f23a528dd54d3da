import { forgetsAll, safeStorage } from '@tintory/session';

/** Also set by the journeys' `visitor-test.ts`. */
const key = 'tour';

/**
 * Whether this browser has not shown the tour yet; false without storage, where it would show every
 * time.
 */
export const isFirstVisit = (): boolean => !forgetsAll() && safeStorage().getItem(key) === null;

/** Never shows the tour again, even if it was not finished. */
export const endFirstVisit = (): void => safeStorage().setItem(key, 'seen');
