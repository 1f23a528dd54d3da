import { sheet } from './placed.ts';

/** Side of the grid that shade is computed on; the same for every size asked for. */
export const grid = 640;
/** Units of the sheet to a pixel of the grid. */
export const gridScale = sheet / grid;
/** Fainter pixels of the grid are no ink but the soft edge of those beside them. */
export const faint = 96;
