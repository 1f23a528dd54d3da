/** A store's ids (GIDs) contain their type; URLs contain only the number. */
export const numberOf = (id: string): string => id.split('/').at(-1) ?? '';

export const productOf = (number: string): string => `gid://shopify/Product/${number}`;
export const pictureOf = (number: string): string => `gid://shopify/MediaImage/${number}`;
