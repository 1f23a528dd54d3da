import type { ListJobsQuery } from '@tintory/contract';

/** What of the history is wanted; empty texts want everything. */
export type HistoryFilter = { words: string; toolId: string; favourites: boolean };

export const wholeHistory: HistoryFilter = { words: '', toolId: '', favourites: false };

export const isNarrowed = ({ words, toolId, favourites }: HistoryFilter): boolean =>
  words.trim() !== '' || toolId !== '' || favourites;

/** The filter as the API takes it: only what narrows. */
export const queryOf = ({ words, toolId, favourites }: HistoryFilter): ListJobsQuery => ({
  ...(words.trim() && { q: words.trim() }),
  ...(toolId && { tool_id: toolId }),
  ...(favourites && { favourite: 'true' }),
});
