/** The photos that are kept for a tool, for an app whose first page loads them later. */
export { sweepDrafts } from './photo/draft-store.ts';
export { handOverPhoto } from './photo/hand-over-photo.ts';
