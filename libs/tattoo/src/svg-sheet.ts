import { sheet } from './placed.ts';

/** An SVG document of the sheet. */
export const svgSheet = (content: string, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${sheet} ${sheet}">${content}</svg>`;

/** A coordinate as precise as an eye can tell. */
export const round = (value: number) => Number(value.toFixed(1));
