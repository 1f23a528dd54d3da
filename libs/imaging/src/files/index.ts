export { readRgba } from './read-rgba.ts';
export { writeImage } from './write-image.ts';
