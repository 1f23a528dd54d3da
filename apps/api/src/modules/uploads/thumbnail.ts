/** Size and format of thumbnails. */
export const thumbnailType = 'image/webp';

/**
 * Key of an object's thumbnail: its id as a UUID of version 8. Derived, so that deleting an object
 * by its id deletes both.
 */
export const thumbnailKey = (id: string): string => `${id.slice(0, 14)}8${id.slice(15)}`;
