import { forgetsAll, safeStorage } from '@tintory/session';

/** `visitor-test.ts` of the journeys sets the same. */
const key = 'tour';

/** Whether nobody has seen the tour in this browser; one that keeps nothing would show it for ever. */
export const isFirstVisit = (): boolean => !forgetsAll() && safeStorage().getItem(key) === null;

/** From now on the tour stays away, however far somebody followed it. */
export const endFirstVisit = (): void => safeStorage().setItem(key, 'seen');
