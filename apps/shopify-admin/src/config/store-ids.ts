/** A store's ids name their kind; addresses carry the number alone. */
export const numberOf = (id: string): string => id.split('/').at(-1) ?? '';

export const productOf = (number: string): string => `gid://shopify/Product/${number}`;
export const pictureOf = (number: string): string => `gid://shopify/MediaImage/${number}`;
