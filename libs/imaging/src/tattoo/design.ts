import type { Plane } from '@tintory/pixels';
import sharp from 'sharp';
import { sheet, type Placed } from './layout.ts';
import { createRelief, type Relief } from './relief.ts';
import { motifPath } from './tattoo-motifs.ts';

/** What every style draws from: the silhouettes on the sheet and their volume on a grid. */
export type Design = {
  /** The silhouettes as SVG elements without fill or stroke of their own. */
  shapes: string;
  relief: Relief;
  seed: number;
};

/** Side of the grid that shade is computed on; the same for every size asked for. */
export const grid = 640;
/** Units of the sheet to a pixel of the grid. */
export const gridScale = sheet / grid;

/** Ink is never pure black: on skin and on paper it only looks it. */
export const ink = '#14161a';

export async function createDesign(placed: Placed[], seed: number): Promise<Design> {
  const shapes = placed.map(shape).join('');
  const relief = createRelief(await rasterize(shapes));
  return { shapes, relief, seed };
}

function shape({ motif, bounds, x, y, scale, turn, mirrored }: Placed): string {
  const middle = `${-(bounds.left + bounds.right) / 2} ${-(bounds.top + bounds.bottom) / 2}`;
  const place = `translate(${round(x)} ${round(y)}) rotate(${round(turn)})`;
  const stretch = `scale(${(mirrored ? -scale : scale).toFixed(4)} ${scale.toFixed(4)})`;
  return `<path transform="${place} ${stretch} translate(${middle})" d="${motifPath(motif)}"/>`;
}

export const round = (value: number) => Number(value.toFixed(1));

/** An SVG document of the sheet. */
export const svgSheet = (content: string, size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${sheet} ${sheet}">${content}</svg>`;

async function rasterize(shapes: string): Promise<Plane> {
  const { data } = await sharp(Buffer.from(svgSheet(shapes, grid)))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: Float32Array.from(data, (value) => value / 255), width: grid, height: grid };
}
