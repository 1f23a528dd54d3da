/**
 * Filters by noun: they match every query whose key begins so, e.g. to invalidate them. The keys
 * are those of the query options.
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

/** Everything that was read from a store's admin. */
export const storeFilter = { queryKey: ['store'] } as const;
export const storeProductListsFilter = { queryKey: ['store', 'products'] } as const;

export const printInStoreFilter = { queryKey: ['print', 'store', 'list'] } as const;
export const printOrdersFilter = { queryKey: ['print', 'orders'] } as const;
