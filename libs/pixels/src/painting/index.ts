export { drawCartoon } from './cartoon.ts';
export { drawInk } from './ink.ts';
export { paintOil } from './oil.ts';
export type { PaintingOptions, PaintingStyle } from './painting-options.ts';
export { drawPencil } from './pencil.ts';
export { printPoster } from './poster.ts';
export { paintWatercolour } from './watercolour.ts';
