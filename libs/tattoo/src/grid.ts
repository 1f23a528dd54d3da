import { sheet } from './placed.ts';

/** Side of the shading grid in pixels, independent of the output size. */
export const grid = 640;
/** Units of the sheet to a pixel of the grid. */
export const gridScale = sheet / grid;
/** Ink below this, of 255, is the soft edge of a neighbour. */
export const faint = 96;
