/** What every small picture is. */
export const thumbnailType = 'image/webp';

/**
 * Where the small picture of an object lies: its id as a UUID of version 8. Known without a row, so
 * that whoever removes an object by its id removes both.
 */
export const thumbnailKey = (id: string): string => `${id.slice(0, 14)}8${id.slice(15)}`;
