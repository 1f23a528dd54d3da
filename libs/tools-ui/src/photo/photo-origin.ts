/** Where a photo comes from in a store: its job carries both, so that the result can go back. */
export type PhotoOrigin = { productId: string; fileId: string };
