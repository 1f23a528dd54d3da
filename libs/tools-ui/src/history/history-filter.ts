import type { ListJobsQuery } from '@tintory/contract';

/** What of the history is wanted; what is empty or null wants everything. */
export type HistoryFilter = {
  words: string;
  toolId: string;
  favourites: boolean;
  /** Made from the pictures of this product of a store. */
  productId: string | null;
};

export const wholeHistory: HistoryFilter = {
  words: '',
  toolId: '',
  favourites: false,
  productId: null,
};

export const isNarrowed = ({ words, toolId, favourites, productId }: HistoryFilter): boolean =>
  words.trim() !== '' || toolId !== '' || favourites || productId !== null;

/** The filter as the API takes it: only what narrows. */
export const queryOf = ({
  words,
  toolId,
  favourites,
  productId,
}: HistoryFilter): ListJobsQuery => ({
  ...(words.trim() && { q: words.trim() }),
  ...(toolId && { tool_id: toolId }),
  ...(favourites && { favourite: 'true' }),
  ...(productId !== null && { shopify_product_id: productId }),
});
