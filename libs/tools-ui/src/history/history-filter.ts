import { findTool } from '@tintory/catalog';
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

/** The filter as the address of a page has it, all but the product, which each app names its own way. */
export function filterInAddress(params: URLSearchParams): HistoryFilter {
  const toolId = params.get('tool') ?? '';
  return {
    words: params.get('q') ?? '',
    toolId: findTool(toolId) ? toolId : '',
    favourites: params.has('favourites'),
    productId: null,
  };
}

/** What `filterInAddress` reads: only what narrows. */
export const addressOfFilter = ({ words, toolId, favourites }: HistoryFilter) => ({
  ...(words.trim() && { q: words.trim() }),
  ...(toolId && { tool: toolId }),
  ...(favourites && { favourites: '1' }),
});
