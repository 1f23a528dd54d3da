import { drawCartoon } from './cartoon.ts';
import { drawInk } from './ink.ts';
import { paintOil } from './oil.ts';
import type { PaintingStyle } from './painting-options.ts';
import { drawPencil } from './pencil.ts';
import { printPoster } from './poster.ts';
import { paintWatercolour } from './watercolour.ts';

/** Every painting style by its name. */
export const paintingStyles = {
  oil: paintOil,
  watercolour: paintWatercolour,
  pencil: drawPencil,
  ink: drawInk,
  cartoon: drawCartoon,
  poster: printPoster,
} satisfies Record<string, PaintingStyle>;

export type PaintingStyleName = keyof typeof paintingStyles;
