/**
 * Filters by noun, for reading again every query whose key begins so. The keys themselves are those
 * of the query options.
 */
export const membersFilter = { queryKey: ['members'] } as const;

/** Jobs by themselves and in lists. */
export const jobsFilter = { queryKey: ['jobs'] } as const;
export const singleJobsFilter = { queryKey: ['jobs', 'one'] } as const;
export const jobListsFilter = { queryKey: ['jobs', 'list'] } as const;

/** Batches by themselves, in lists, and their items. */
export const batchesFilter = { queryKey: ['batches'] } as const;
export const batchListsFilter = { queryKey: ['batches', 'list'] } as const;
export const batchItemsFilter = { queryKey: ['batches', 'items'] } as const;

/** Everything a store's admin told. */
export const storeFilter = { queryKey: ['store'] } as const;
export const storeProductListsFilter = { queryKey: ['store', 'products'] } as const;

export const printInStoreFilter = { queryKey: ['print', 'store', 'list'] } as const;
export const printOrdersFilter = { queryKey: ['print', 'orders'] } as const;
