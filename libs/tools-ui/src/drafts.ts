/** The photos that are kept for a tool, for an app whose first page loads them later. */
export { sweepDrafts } from './drafts/draft-store.ts';
export { handOverPhoto } from './drafts/hand-over-photo.ts';
