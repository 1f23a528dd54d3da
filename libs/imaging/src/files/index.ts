export { readRgba } from './read-rgba.ts';
export { writeImage } from './write-image.ts';
export { enhancedSource } from './enhanced-source.ts';
export { normalizeImage } from './normalize-image.ts';
export { openSrgb } from './open-srgb.ts';
export { remember } from './remember.ts';
export { unreadable } from './unreadable.ts';
export { writeThumbnail } from './write-thumbnail.ts';
